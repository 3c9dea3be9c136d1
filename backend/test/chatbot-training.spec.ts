import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { ConversationEntity } from '../src/chatbot/chat/conversation.entity.js';
import { insertRows } from '../src/platform/database/insert-rows.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Festival } from './support/festival.js';
import { teach } from './support/content/knowledge.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const PATH = '/api/admin/chatbot';
interface Sent {
  q: string[];
  source: string;
  target: string;
}

const MISSED = {
  language: 'en' as const,
  matchedCategory: 'fallback',
  knowledgeId: null,
  score: 0,
  botResponse: 'Sorry.',
  createdAt: new Date(),
};

// Each change of the knowledge builds the index over 5,000 questions.
jest.setTimeout(120_000);

let festival: Festival;
let admin: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  visitor = festival.visitor();
});
afterAll(() => festival.close());
beforeEach(async () => {
  await teach(festival);
  await festival.get(Transactions).run((db) => db.deleteAll(ConversationEntity));
});

const ask = (message: string, language = 'en', id = 'chat_someone_1') =>
  visitor.post('/api/chatbot/chat', { message, language, session_id: id }).expect(200);
const get = async (path: string) => (await admin.get(`${PATH}/${path}`).expect(200)).body.data;

describe('conversations', () => {
  it('are listed newest first, searched and filtered', async () => {
    await ask('boleh bawa kamera?', 'id');
    await ask('how much is a ticket');
    await ask('who wrote hamlet');
    const messages = async (query: string) =>
      (await get(`conversations?${query}`)).data.map((row: { user_message: string }) => row.user_message);
    expect(await messages('')).toEqual(['who wrote hamlet', 'how much is a ticket', 'boleh bawa kamera?']);
    expect(await messages('search=HAMLET')).toEqual(['who wrote hamlet']);
    expect(await messages('language=id')).toEqual(['boleh bawa kamera?']);
    expect(await messages('language=all')).toHaveLength(3);
    expect(await messages('category=fallback')).toEqual(['who wrote hamlet']);
    const today = new Date(festival.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect(await messages(`date_from=${today}&date_to=${today}`)).toHaveLength(3);
    expect(await messages('date_from=2999-01-01')).toEqual([]);
    expect(await messages('date_to=2000-01-01')).toEqual([]);
    expect(await get('conversations?per_page=2&page=2')).toMatchObject({ current_page: 2, total: 3, last_page: 2 });
  });

  it.each(['yesterday', '2027-13-45', '2027-02-30', '0000-00-00', '2027-01-01T99:99:99Z'])(
    'are not asked for since %s, which is no day',
    async (day) => {
      for (const field of ['date_from', 'date_to']) {
        const { body } = await admin.get(`${PATH}/conversations?${field}=${day}`).expect(400);
        expect(body.errors).toEqual({ [field]: [`${field} must be a date`] });
      }
    },
  );

  it('answer a react-admin list query with its range', async () => {
    await ask('boleh bawa kamera?', 'id');
    await ask('how much is a ticket');
    await ask('who wrote hamlet');
    const list = async (query: Record<string, string>) => {
      const { body, headers } = await admin.get(`${PATH}/conversations?${new URLSearchParams(query)}`).expect(200);
      const texts = body.data.map((row: { user_message: string }) => row.user_message);
      return [headers['content-range'], ...texts];
    };
    expect(await list({ range: '[0,0]', sort: '["id","ASC"]' })).toEqual([
      'chatbot-conversations 0-0/3',
      'boleh bawa kamera?',
    ]);
    expect(await list({ filter: '{"q":"HAMLET"}' })).toEqual(['chatbot-conversations 0-0/1', 'who wrote hamlet']);
    expect(await list({ filter: '{"language":"id","matched_category":"fallback"}' })).toEqual([
      'chatbot-conversations */0',
    ]);
    await admin.get(`${PATH}/conversations?range=[5,2]`).expect(400);
    await admin.get(`${PATH}/conversations?filter={"session_id":"x"}`).expect(400);
  });
});

describe('a visitor who wants to be forgotten', () => {
  const log = async (): Promise<Array<{ id: number; user_message: string }>> => (await get('conversations')).data;
  const removed = (id: number | undefined) => admin.delete(`${PATH}/conversations/${id}`);

  it('is: the whole session disappears from list, figures and unanswered questions, and no other session', async () => {
    await ask('who wrote hamlet', 'en', 'chat_leaving_1');
    await ask('how much is a ticket', 'en', 'chat_leaving_1');
    await ask('resep rendang', 'id', 'chat_staying_1');
    expect((await get('unanswered')).map(({ question }: { question: string }) => question)).toHaveLength(2);
    const [, second] = await log();
    const { body } = await removed(second?.id).expect(200);
    expect(body).toEqual({
      success: true,
      message: 'Conversation deleted successfully',
      data: { id: expect.any(Number), messages: 2 },
    });
    expect(await log()).toMatchObject([{ user_message: 'resep rendang' }]);
    expect((await get('analytics')).overview).toMatchObject({ total_conversations: 1, unique_sessions: 1 });
    expect((await get('unanswered')).map(({ question }: { question: string }) => question)).toEqual(['resep rendang']);
    expect((await removed(second?.id).expect(404)).body.message).toBe('Conversation not found.');
  });

  it('leaves no text in the audit log, only count and times', async () => {
    await ask('my number is 081234567890', 'en', 'chat_leaving_2');
    const [only] = await log();
    await removed(only?.id).expect(200);
    const where = { resource: 'chatbot-conversations', recordId: String(only?.id) };
    const [entry, ...others] = await festival.rows(AuditEntryEntity).findBy(where);
    expect([entry?.action, others]).toEqual(['delete', []]);
    expect(entry?.before).toEqual({ messages: 1, first_at: expect.any(String), last_at: expect.any(String) });
    expect(JSON.stringify(entry)).not.toMatch(/08123456789|chat_leaving/);
  });

  it('is forgotten among a thousand others too', async () => {
    const rows = Array.from({ length: 1_002 }, (_, at) => ({
      ...MISSED,
      sessionId: `chat_many_${at}`,
      userMessage: at === 500 ? 'resep zeppelin' : 'who wrote hamlet',
    }));
    await festival.get(Transactions).run((db) => insertRows(db, ConversationEntity, rows));
    const questions = async () =>
      (await get('unanswered')).map(({ question }: { question: string }) => question) as string[];
    expect(await questions()).toContain('resep zeppelin');
    const { id } = await festival.rows(ConversationEntity).findOneByOrFail({ userMessage: 'resep zeppelin' });
    await removed(id).expect(200);
    expect(await questions()).toEqual(['who wrote hamlet']);
  });

  it('needs the chatbot area', async () => {
    await ask('who wrote hamlet');
    const [only] = await log();
    await festival.visitor().delete(`${PATH}/conversations/${only?.id}`).expect(401);
    await (await staff(festival, 'finance')).delete(`${PATH}/conversations/${only?.id}`).expect(403);
    await removed(0).expect(404);
    expect(await log()).toHaveLength(1);
    await (await staff(festival, 'content')).delete(`${PATH}/conversations/${only?.id}`).expect(200);
  });
});

it('counts the questions', async () => {
  await ask('how much is a ticket', 'en', 'chat_someone_1');
  await ask('ticket price', 'en', 'chat_someone_2');
  await ask('resep rendang', 'id', 'chat_someone_2');
  const analytics = await get('analytics');
  expect(analytics.overview).toEqual({
    total_knowledge_entries: 4,
    active_knowledge_entries: 4,
    total_conversations: 3,
    unique_sessions: 2,
  });
  expect(analytics.knowledge_by_category).toContainEqual({ category: 'tickets', count: 1, active_count: 1 });
  expect(analytics.questions_by_day).toEqual([expect.objectContaining({ answered: 2, fallback: 1 })]);
  expect(analytics.questions_by_language).toEqual([
    { language: 'en', count: 2 },
    { language: 'id', count: 1 },
  ]);
  expect(analytics.top_questions).toEqual([{ question: 'How much is a ticket?', category: 'tickets', count: 2 }]);
});

it('counts answered and missed questions of thirty days in Jakarta', async () => {
  const days = async () => (await get('analytics')).questions_by_day;
  await teach(festival, [
    { questionEn: 'Where is the gate of the north?', answerEn: 'North.', priority: 2 },
    { questionEn: 'Where is the gate of the south?', answerEn: 'South.', priority: 2 },
  ]);
  const { body } = await ask('where is the gate');
  expect(body.data.response).toContain('Did you mean');
  expect(await days()).toEqual([expect.objectContaining({ answered: 0, fallback: 0 })]);
  const at = (time: string): Promise<unknown> =>
    festival
      .get(Transactions)
      .run((db) => db.update(ConversationEntity, { sessionId: 'chat_someone_1' }, { createdAt: new Date(time) }));
  const today = new Date(festival.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const first = Date.parse(`${today}T00:00:00+07:00`) - 29 * 86_400_000;
  await at(new Date(first).toISOString());
  expect(await days()).toHaveLength(1);
  await at(new Date(first - 1).toISOString());
  expect(await days()).toEqual([]);
});

it('tests a question without storing it, and gives its scores', async () => {
  const { body } = await admin.post(`${PATH}/test`, { message: 'brp hrg tiket', language: 'en' }).expect(200);
  expect(body.data).toMatchObject({
    category: 'tickets',
    matched_question: 'How much is a ticket?',
    matched_words: ['brp', 'hrg', 'tiket'],
  });
  expect(body.data.score).toBeGreaterThan(body.data.answer_from);
  expect(await festival.rows(ConversationEntity).count()).toBe(0);
  const nothing = await admin.post(`${PATH}/test`, { message: '👍', language: 'en' }).expect(200);
  expect(nothing.body.data).toMatchObject({ category: 'fallback', matched_question: null, score: 0, runner_up: null });
  await admin.post(`${PATH}/test`, { message: '', language: 'en' }).expect(422);
});

describe('unanswered questions', () => {
  it('are grouped by similarity, largest group first, until an entry answers them', async () => {
    for (const message of ['is there a gamelan', 'gamelan there?', 'ada gamelan ga', 'who wrote hamlet'])
      await ask(message);
    const groups = await get('unanswered');
    expect(groups.map(({ count }: { count: number }) => count)).toEqual([3, 1]);
    expect(groups[0]).toMatchObject({ question: 'ada gamelan ga', others: ['gamelan there?', 'is there a gamelan'] });
    const draft = await get(`unanswered/${groups[0].id}/draft`);
    expect(draft).toEqual({
      category: 'general',
      question_en: 'ada gamelan ga',
      question_id: '',
      training_phrases: ['gamelan there?', 'is there a gamelan'],
    });
    await admin.post(`${PATH}/knowledge`, { ...draft, answer_en: 'Yes.' }).expect(201);
    expect(await get('unanswered')).toEqual([expect.objectContaining({ question: 'who wrote hamlet' })]);
    await admin.get(`${PATH}/unanswered/${groups[0].id}/draft`).expect(404);
  });

  it('keep their id when they are asked again; the id of each member finds its group', async () => {
    for (const message of ['is there a gamelan', 'who wrote hamlet']) await ask(message);
    const idOf = async (text: string) =>
      (await festival.rows(ConversationEntity).findOneByOrFail({ userMessage: text })).id;
    const [first, other] = [await idOf('is there a gamelan'), await idOf('who wrote hamlet')];
    const ids = async () => (await get('unanswered')).map(({ id }: { id: number }) => id);
    expect((await ids()).toSorted()).toEqual([first, other].toSorted());
    await ask('gamelan there?');
    expect(await ids()).toEqual([first, other]);

    const again = await idOf('gamelan there?');
    const found = async (asked: number[]) => get(`unanswered?filter=${JSON.stringify({ id: asked })}`);
    const [group] = await found([first]);
    expect(group).toMatchObject({ id: first, count: 2, question: 'gamelan there?' });
    expect(await get(`unanswered/${again}`)).toEqual(group);
    for (const asked of [[again], [again, first], [999_999, again]]) expect(await found(asked)).toEqual([group]);
    expect(await found([999_999])).toEqual([]);
  });

  it('leave personal data, orders and long texts out of a draft', async () => {
    const texts = [
      'ada gamelan ga',
      'gamelan? ani@example.com',
      'gamelan 0812345678',
      'gamelan FEST-8B833BFYA6',
      'gamelan there?',
    ];
    for (const message of [...texts, `gamelan ${'gong '.repeat(40)}`]) await ask(message);
    const [group] = (await get('unanswered')) as Array<{ id: number }>;
    const { question_en: question, training_phrases: phrases } = await get(`unanswered/${group?.id}/draft`);
    expect([question, ...phrases].toSorted()).toEqual(expect.arrayContaining(['ada gamelan ga', 'gamelan there?']));
    expect(phrases.filter((text: string) => /@|\d|FEST/.test(text))).toEqual([]);
    expect(phrases.filter((text: string) => text.length > 190)).toEqual([]);
  });
});

describe('translation', () => {
  const BODY = { question_en: 'How much is a ticket?', answer_en: 'See the ticket page.' };
  let service: Server;
  let answer: (texts: string[]) => [number, unknown];

  beforeAll(async () => {
    service = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { q, source, target } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
        const [status, body] =
          request.url === '/translate' && source === 'en' && target === 'id' ? answer(q) : [404, {}];
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));

  it('without a service is by the glossary, marked for the editor', async () => {
    expect((await admin.get(`${PATH}/translation`).expect(200)).body.data).toEqual({ service: false });
    const { body } = await admin.post(`${PATH}/translate`, BODY).expect(200);
    expect(body.data).toEqual({
      question_id: '[Terjemahan otomatis] Berapa adalah tiket?',
      answer_id: '[Terjemahan otomatis] See tiket halaman.',
    });
  });

  it.each([
    [{ answer_en: ' ' }, 'answer_en', 'Please fill in English question and answer first'],
    [{ answer_en: undefined }, 'answer_en', 'Please fill in English question and answer first'],
    [{ question_en: null }, 'question_en', 'Please fill in English question and answer first'],
    [{ question_en: ['a'] }, 'question_en', 'Please fill in English question and answer first'],
    [{ question_en: 'x'.repeat(501) }, 'question_en', 'Question (English) may have at most 500 characters'],
  ])('is refused with %j', async (wrong, field, text) => {
    const { body } = await admin.post(`${PATH}/translate`, { ...BODY, ...wrong }).expect(422);
    expect(body).toEqual({ success: false, message: text, errors: { [field]: [text] } });
  });

  it('asks the service of TRANSLATE_URL, and says so when it fails', async () => {
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const other = await Festival.open({ environment: { TRANSLATE_URL: url } });
    try {
      const editor = await other.admin();
      expect((await editor.get(`${PATH}/translation`).expect(200)).body.data).toEqual({ service: true });
      answer = (texts) => [200, { translatedText: texts.map((text) => text.toUpperCase()) }];
      const { body } = await editor.post(`${PATH}/translate`, BODY).expect(200);
      expect(body.data).toEqual({ question_id: 'HOW MUCH IS A TICKET?', answer_id: 'SEE THE TICKET PAGE.' });
      for (const wrong of [
        [500, {}],
        [200, { translatedText: 'one' }],
        [200, null],
      ] as Array<[number, unknown]>) {
        answer = () => wrong;
        expect((await editor.post(`${PATH}/translate`, BODY).expect(502)).body.message).toBe('Failed to translate');
      }
    } finally {
      await other.close();
    }
  });
});
