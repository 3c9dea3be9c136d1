import { ConversationEntity } from '../src/chatbot/chat/conversation.entity.js';
import { KnowledgeEntity } from '../src/chatbot/knowledge/knowledge.entity.js';
import { insertRows } from '../src/platform/database/insert-rows.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Festival } from './support/festival.js';
import { teach } from './support/content/knowledge.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const PATH = '/api/admin/chatbot';

let festival: Festival;
let editor: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());
beforeEach(async () => {
  await teach(festival, [
    {
      questionEn: 'Where can I leave my bag?',
      questionId: 'Di mana bisa titip tas?',
      answerEn: 'At the gate.',
      keywords: ['cloakroom', 'luggage storage'],
      trainingPhrases: ['titip ransel di mana', 'gamelan trebuchet', 'who wrote the scanner'],
    },
    {
      questionEn: 'Who makes the scanner?',
      questionId: 'Siapa yang bikin scanner?',
      answerEn: 'We do.',
      trainingPhrases: ['who wrote this scanner', 'siapa pembuat scannernya', 'who built your scanner'],
    },
  ]);
  await festival.get(Transactions).run((db) => db.deleteAll(ConversationEntity));
});

const entries = () => festival.rows(KnowledgeEntity).find({ order: { id: 'ASC' } });
const idOf = async (place: number): Promise<number> => (await entries())[place]?.id ?? 0;

async function missed(...texts: string[]): Promise<void> {
  const rows = texts.map((userMessage, at) => ({
    sessionId: `chat_someone_${at}`,
    language: 'en' as const,
    matchedCategory: 'fallback',
    knowledgeId: null,
    score: 0,
    userMessage,
    botResponse: 'Sorry.',
    createdAt: festival.clock.now(),
  }));
  await festival.get(Transactions).run((db) => insertRows(db, ConversationEntity, rows));
}

describe('the check of an entry', () => {
  const check = async (id: number, query = '') =>
    (await editor.get(`${PATH}/knowledge/${id}/check${query}`).expect(200)).body.data;

  it('tells which phrases it would not answer, and which entry would', async () => {
    const { asked, found, lost, rivals } = await check(await idOf(0));
    expect(asked).toBe(7);

    expect(lost).toContainEqual({
      text: 'who wrote the scanner',
      to: await idOf(1),
      question: 'Who makes the scanner?',
    });
    expect(lost).toContainEqual({ text: 'gamelan trebuchet', to: null, question: null });
    expect(found).toBe(asked - lost.length);
    expect(rivals).toEqual([{ id: await idOf(1), question: 'Who makes the scanner?', wins: 1 }]);
  });

  it('names other entries in the language of the editor', async () => {
    expect((await check(await idOf(0), '?language=id')).rivals[0].question).toBe('Siapa yang bikin scanner?');
    await editor.get(`${PATH}/knowledge/${await idOf(0)}/check?language=fr`).expect(400);
  });

  it('proposes unanswered questions that come nearest, without those with numbers', async () => {
    await missed('taruh sepeda', 'taruh sepeda', 'taruh sepeda 081234567890', 'resep rendang');
    const { proposals } = await check(await idOf(0));
    expect(proposals).toContainEqual({ text: 'taruh sepeda', count: 2 });
    expect(proposals.map(({ text }: { text: string }) => text)).not.toContain('taruh sepeda 081234567890');
  });

  it('proposes other entries’ phrases that it would answer, and none that it has', async () => {
    const { neighbour_phrases: phrases } = await check(await idOf(1), '?language=id');
    expect(phrases).toEqual([
      { text: 'who wrote the scanner', id: await idOf(0), question: 'Di mana bisa titip tas?' },
    ]);
    const path = `${PATH}/knowledge/${await idOf(1)}`;
    const { data } = (await editor.get(path)).body;
    const training_phrases = [...data.training_phrases, 'who wrote the scanner'];
    await editor.put(path, { ...data, training_phrases }).expect(200);
    expect((await check(await idOf(1))).neighbour_phrases).toEqual([]);
  });

  it('has nothing to say of an entry that is switched off, and is 404 for one that is gone', async () => {
    const id = await idOf(0);
    await editor.patch(`${PATH}/knowledge/${id}/toggle`).expect(200);
    expect(await check(id)).toMatchObject({ asked: 0, found: 0, lost: [], rivals: [], neighbour_phrases: [] });
    await editor.get(`${PATH}/knowledge/999999/check`).expect(404);
  });
});

describe('conflicts before a save', () => {
  const conflicts = async (body: object) =>
    (await editor.post(`${PATH}/knowledge/conflicts`, body).expect(200)).body.data;

  it('are the texts that another entry answers', async () => {
    const body = {
      question_en: 'Is there a cloakroom?',
      keywords: ['luggage storage'],
      training_phrases: ['cloakroom', 'xylophone quantum'],
    };
    const found = await conflicts(body);
    expect(found.map(({ text }: { text: string }) => text)).toContain('luggage storage');
    expect(found).toContainEqual({ text: 'cloakroom', id: await idOf(0), question: 'Where can I leave my bag?' });
    expect(found.map(({ text }: { text: string }) => text)).not.toContain('xylophone quantum');
    expect(await conflicts({ ...body, except: await idOf(0) })).toEqual([]);
  });

  it('refuse nonsense', async () => {
    await editor.post(`${PATH}/knowledge/conflicts`, { training_phrases: 'cloakroom' }).expect(422);
    await editor.post(`${PATH}/knowledge/conflicts`, { except: 0 }).expect(422);
    expect(await conflicts({})).toEqual([]);
  });
});

describe('unanswered questions', () => {
  const groups = async () => (await editor.get(`${PATH}/unanswered`).expect(200)).body.data;

  it('become phrases of the entry that comes nearest by one press, and are answered then', async () => {
    await missed('simpan helm');
    const [group] = await groups();
    expect(group).toMatchObject({ question: 'simpan helm', nearest: { id: await idOf(0) } });
    const body = { knowledge_id: group.nearest.id };
    const { data } = (await editor.post(`${PATH}/unanswered/${group.id}/assign`, body).expect(200)).body;
    expect(data.training_phrases).toContain('simpan helm');
    expect(await groups()).toEqual([]);
    await editor.post(`${PATH}/unanswered/${group.id}/assign`, body).expect(404);
  });

  it('become phrases in one line, and only those that the list shows', async () => {
    const alike = Array.from({ length: 14 }, (_, at) => `simpan helm${' ya'.repeat(at)}`);
    await missed('simpan\nhelm', ...alike);
    const [group] = await groups();
    const body = { knowledge_id: group.nearest.id };
    const { data } = (await editor.post(`${PATH}/unanswered/${group.id}/assign`, body).expect(200)).body;
    expect(data.training_phrases.slice(3)).toEqual([group.question, ...group.others]);
    expect(group.others).toHaveLength(10);
    expect(group.question).toBe('simpan helm');
  });

  it('become phrases only as far as the editor has read them', async () => {
    await missed('simpan helm', 'simpan helm', 'simpan helm ya');
    const [group] = await groups();
    const body = { knowledge_id: group.nearest.id, questions: ['simpan helm', 'something else'] };
    const { data } = (await editor.post(`${PATH}/unanswered/${group.id}/assign`, body).expect(200)).body;
    expect(data.training_phrases).toContain('simpan helm');
    expect(data.training_phrases).not.toContain('simpan helm ya');
    expect(data.training_phrases).not.toContain('something else');
  });

  it('are refused where they no longer fit into the entry', async () => {
    const entry = await editor.get(`${PATH}/knowledge/${await idOf(0)}`);
    const training_phrases = Array.from({ length: 158 }, (_, at) => `${at} ${'é'.repeat(186)}`);
    await editor.put(`${PATH}/knowledge/${await idOf(0)}`, { ...entry.body.data, training_phrases }).expect(200);
    await missed(`simpan helm ${'é'.repeat(150)}`);
    const [group] = await groups();
    const body = { knowledge_id: await idOf(0) };
    const refused = await editor.post(`${PATH}/unanswered/${group.id}/assign`, body).expect(422);
    expect(JSON.stringify(refused.body)).toContain('The training phrases may have at most 60000 bytes together');
  });

  it('with numbers become none, and the entry must be there', async () => {
    await missed('taruh sepeda 081234567890');
    const [group] = await groups();
    const assign = (knowledge_id: unknown) => editor.post(`${PATH}/unanswered/${group.id}/assign`, { knowledge_id });
    const { body } = await assign(await idOf(0)).expect(422);
    expect(JSON.stringify(body)).toContain('These questions hold something personal or are long.');
    await assign('seven').expect(422);
    await missed('taruh sepeda');
    const other = (await groups()).find(({ question }: { question: string }) => question === 'taruh sepeda');
    await editor.post(`${PATH}/unanswered/${other.id}/assign`, { knowledge_id: 999_999 }).expect(404);
  });
});
