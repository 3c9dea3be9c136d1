import type { KnowledgeEntry } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { Festival } from './support/festival.js';
import { teach } from './support/content/knowledge.js';
import type { Visitor } from './support/visitor.js';

const PATH = '/api/admin/chatbot/knowledge';
// Each change of the knowledge builds the index over 5,000 questions.
jest.setTimeout(120_000);

let festival: Festival;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
});
afterAll(() => festival.close());
beforeEach(() => teach(festival));

const BODY = { category: 'faq', question_en: 'Is there a gamelan?', answer_en: 'Yes, two.' };
const create = async (changes: object = {}): Promise<KnowledgeEntry> =>
  (await admin.post(PATH, { ...BODY, ...changes }).expect(201)).body.data;
const page = async (query = '') => (await admin.get(`${PATH}?${query}`).expect(200)).body.data;

describe('an entry', () => {
  it('with another entry’s question gets a warning, and can be saved', async () => {
    const { id } = await create({ question_id: 'Ada gamelan?' });
    const same = async (query: Record<string, string>) =>
      (await admin.get(`${PATH}/same-question?${new URLSearchParams(query)}`).expect(200)).body.data;
    const found = { id, language: 'en', question: 'Is there a gamelan?', is_active: true };
    expect(await same({ question_en: 'is there a GAMELAN' })).toEqual([found]);
    expect(await same({ question_id: 'ada gamelan' })).toEqual([
      { ...found, language: 'id', question: 'Ada gamelan?' },
    ]);
    expect(await same({ question_en: 'is there a gamelan', except: String(id) })).toEqual([]);
    expect((await create()).id).not.toBe(id);
    await admin.get(`${PATH}/same-question?except=x`).expect(400);
    await festival.visitor().get(`${PATH}/same-question?question_en=x`).expect(401);
  });

  it('is made with its defaults, changed, switched and deleted, each with its message and audited', async () => {
    const made = await admin.post(PATH, BODY).expect(201);
    expect(made.body).toMatchObject({
      message: 'Knowledge created successfully',
      data: {
        ...BODY,
        question_id: '',
        answer_id: '',
        keywords: [],
        training_phrases: [],
        priority: 0,
        is_active: true,
      },
    });
    const { id } = made.body.data as KnowledgeEntry;
    const changed = await admin.put(`${PATH}/${id}`, { ...BODY, answer_en: 'Three.', priority: 10 }).expect(200);
    expect(changed.body).toMatchObject({
      message: 'Knowledge updated successfully',
      data: { answer_en: 'Three.', priority: 10 },
    });
    const off = await admin.patch(`${PATH}/${id}/toggle`).expect(200);
    expect(off.body).toMatchObject({ message: 'Status updated successfully', data: { is_active: false } });
    expect((await admin.patch(`${PATH}/${id}/toggle`).expect(200)).body.data.is_active).toBe(true);
    const gone = await admin.delete(`${PATH}/${id}`).expect(200);
    expect(gone.body.message).toBe('Knowledge deleted successfully');
    for (const call of [admin.get(`${PATH}/${id}`), admin.put(`${PATH}/${id}`, BODY), admin.delete(`${PATH}/${id}`)]) {
      expect((await call.expect(404)).body.message).toBe('Knowledge entry not found.');
    }
    const audited = await festival
      .rows(AuditEntryEntity)
      .findBy({ resource: 'chatbot-knowledge', recordId: String(id) });
    expect(audited.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'update', 'delete']);
  });

  it('loses the prefix of a machine translation, and empty keywords', async () => {
    const made = await create({
      question_id: '[Terjemahan otomatis] Ada gamelan?',
      answer_id: '  [Terjemahan otomatis]Ya, dua.',
      keywords: [' gamelan ', '', 'gong', 'gong'],
    });
    expect(made).toMatchObject({ question_id: 'Ada gamelan?', answer_id: 'Ya, dua.', keywords: ['gamelan', 'gong'] });
  });

  it.each([
    [{ category: '' }, 'category', 'Category is required'],
    [{ question_en: ' ' }, 'question_en', 'Question (English) is required'],
    [{ answer_en: undefined }, 'answer_en', 'Answer (English) is required'],
    [{ priority: 11 }, 'priority', 'Priority must be between 0 and 10'],
    [{ priority: -1 }, 'priority', 'Priority must be between 0 and 10'],
    [{ priority: 1.5 }, 'priority', 'Priority must be a whole number'],
    [{ keywords: 'gong' }, 'keywords', 'Keywords must be a list'],
    [{ category: 'Fallback' }, 'category', 'The categories fallback and error are the assistant’s own'],
    [{ category: 'error' }, 'category', 'The categories fallback and error are the assistant’s own'],
    [{ training_phrases: 'gong' }, 'training_phrases', 'Training phrases must be a list'],
    [
      { training_phrases: Array.from({ length: 1_001 }, (_, at) => `phrase ${at}`) },
      'training_phrases',
      'There may be at most 1000 training phrases',
    ],
    [{ question_en: 'x'.repeat(501) }, 'question_en', 'Question (English) may have at most 500 characters'],
    [{ colour: 'red' }, 'colour', 'The field colour is not allowed.'],
  ])('is refused with %j', async (wrong, field, text) => {
    const { body } = await admin.post(PATH, { ...BODY, ...wrong }).expect(422);
    expect(body).toEqual({ success: false, message: text, errors: { [field]: [text] } });
  });
});

it.each([
  ['keywords', 'The keywords may have at most 60000 bytes together'],
  ['training_phrases', 'The training phrases may have at most 60000 bytes together'],
])('is refused with more %s than the database holds', async (field, text) => {
  const words = Array.from({ length: 100 }, (_, at) => `${at}${'🥁'.repeat(185)}`);
  const { body } = await admin.post(PATH, { ...BODY, [field]: words }).expect(422);
  expect(body.errors).toEqual({ [field]: [text] });
});

it('may have the maximum length; the audit log then stores the number of words', async () => {
  const many = (count: number, length: number): string[] =>
    Array.from({ length: count }, (_, at) => `${at} `.padEnd(length, 'x'));
  const long = '🥁'.repeat(5_000);
  const { id } = await create({
    answer_en: long,
    answer_id: long,
    keywords: many(100, 190),
    training_phrases: many(1_000, 55),
  });
  await admin.patch(`${PATH}/${id}/toggle`).expect(200);
  const entry = await festival
    .rows(AuditEntryEntity)
    .findOneByOrFail({ resource: 'chatbot-knowledge', recordId: String(id), action: 'update' });
  expect(entry.after).toMatchObject({ answer_en: long, keywords: 100, training_phrases: 1_000, is_active: false });
});

describe('the list', () => {
  it('comes in pages of fifteen, newest first', async () => {
    await teach(
      festival,
      Array.from({ length: 32 }, (_, index) => ({ questionEn: `Question ${index}?` })),
    );
    expect(await page()).toMatchObject({ current_page: 1, per_page: 15, total: 32, last_page: 3 });
    const last = await page('page=3');
    expect(last.data.map(({ question_en }: KnowledgeEntry) => question_en)).toEqual(['Question 1?', 'Question 0?']);
  });

  it('is searched and filtered', async () => {
    const questions = async (query: string) =>
      ((await page(query)).data as KnowledgeEntry[]).map(({ question_en }) => question_en).toSorted();
    expect(await questions('search=KAMERA')).toEqual(['Can I bring a camera?']);
    expect(await questions('search=100%25')).toEqual([]);
    await teach(festival, [{ questionEn: 'Rain?', trainingPhrases: ['bring my umbrella'] }]);
    expect(await questions('search=Umbrella')).toEqual(['Rain?']);
    await teach(festival);
    expect(await questions('category=tickets')).toEqual(['How much is a ticket?']);
    const { id } = await create();
    await admin.patch(`${PATH}/${id}/toggle`).expect(200);
    expect(await questions('status=inactive')).toEqual([BODY.question_en]);
    expect(await questions('status=active')).toHaveLength(4);
    expect(await questions('status=all')).toHaveLength(5);
  });

  it('answers a react-admin list query with its range', async () => {
    const list = async (query: Record<string, string>) => {
      const { body, headers } = await admin.get(`${PATH}?${new URLSearchParams(query)}`).expect(200);
      return [headers['content-range'], ...body.data.map((entry: KnowledgeEntry) => entry.question_en)];
    };
    await teach(festival, [
      { questionEn: 'Rain?', trainingPhrases: ['bring my umbrella'], category: 'safety' },
      { questionEn: 'Sun?', priority: 3, category: 'faq', isActive: false },
    ]);
    expect(await list({ range: '[0,0]', sort: '["priority","DESC"]' })).toEqual(['chatbot-knowledge 0-0/2', 'Sun?']);
    expect(await list({ range: '[5,9]' })).toEqual(['chatbot-knowledge */2']);
    expect(await list({ filter: '{"q":"Umbrella"}' })).toEqual(['chatbot-knowledge 0-0/1', 'Rain?']);
    expect(await list({ filter: '{"category":"faq","is_active":false}' })).toEqual(['chatbot-knowledge 0-0/1', 'Sun?']);
    for (const wrong of ['range=abc', 'sort=["answer_en","ASC"]', 'filter={', 'filter={"foo":1}']) {
      await admin.get(`${PATH}?${wrong}`).expect(400);
    }
  });

  it('refuses an unknown status', async () => {
    const { body } = await admin.get(`${PATH}?status=sleeping`).expect(400);
    expect(body.errors).toEqual({ status: ['The status must be all, active or inactive'] });
  });

  it('knows the built-in categories and those that editors made', async () => {
    await create({ category: 'music' });
    const { body } = await admin.get('/api/admin/chatbot/categories').expect(200);
    expect(body.data).toEqual(expect.arrayContaining(['general', 'tickets', 'safety', 'music']));
    expect(new Set(body.data).size).toBe(body.data.length);
  });
});

describe('the CSV file', () => {
  const take = (csv: string) => admin.upload(`${PATH}/import`, csv, 'text/csv');

  it('is exported and imported without changes, and a second import changes nothing', async () => {
    await create({
      answer_en: 'Yes:\n- one "big"\n- one; small',
      answer_id: 'C:\\new \\\\ \\;',
      keywords: ['gong', '=1+1', 'a;b', 'c\\;d', 'e\\nf', 'g\\'],
      training_phrases: ['ada gamelan ga; kak', 'is there any gamelan', 'new\\name'],
      priority: 3,
      is_active: false,
    });
    const { text } = await admin.get(`${PATH}/export`).expect(200);
    const before = (await page('per_page=100')).data as KnowledgeEntry[];
    expect((await take(text).expect(200)).body.data).toEqual({ created: 0, updated: 0, unchanged: 5, errors: [] });
    await teach(festival, []);
    expect((await take(text).expect(200)).body.data).toMatchObject({ created: 5, errors: [] });
    const texts = (entries: KnowledgeEntry[]) =>
      entries
        .map(({ id: _id, updated_at: _at, ...rest }) => rest)
        .toSorted((a, b) => a.question_en.localeCompare(b.question_en));
    expect(texts((await page('per_page=100')).data)).toEqual(texts(before));
    expect((await take(text).expect(200)).body.data).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
  });

  it('imports valid rows and explains the errors of the others', async () => {
    const csv =
      'category,question_en,answer_en,priority\nfaq,Gamelan?,Yes.,2\n,No category?,Yes.,\nfaq,Too much?,Yes.,99\n';
    expect((await take(csv).expect(200)).body.data).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      errors: [
        { row: 2, message: 'Category is required' },
        { row: 3, message: 'Priority must be between 0 and 10' },
      ],
    });
  });

  it('reads yes and no in both languages, and refuses other words and invalid ids', async () => {
    const words = ['yes', 'TIDAK', '', 'off', '1'];
    const rows = words.map((word, at) => `,faq,Gong ${at}?,Yes.,${word}\n`).join('');
    const csv = `id,category,question_en,answer_en,is_active\n${rows}1e1,faq,Gong?,Yes.,\n`;
    expect((await take(csv).expect(200)).body.data).toMatchObject({
      created: 4,
      errors: [
        { row: 4, message: 'is_active must be yes or no' },
        { row: 6, message: 'The id must be a whole number' },
      ],
    });
    const made = (await page('search=Gong')).data as KnowledgeEntry[];
    expect(made.map((entry) => entry.is_active)).toEqual([true, true, false, true]);
  });

  it('overwrites no entry with another question or spelling', async () => {
    const { id } = await create({ question_id: 'Ada gamelan?' });
    const header = 'id,category,question_en,question_id,answer_en\n';
    const { errors } = (await take(`${header}${id},faq,Is it far?,Jauh?,No.\n`).expect(200)).body.data;
    expect(errors).toEqual([
      { row: 1, message: `The entry ${id} asks something else. Without an id this row becomes a new entry.` },
    ]);
    const renamed = `${header}${id},faq,Any gamelan?,Ada gamelan?,Yes.\n,faq,ANY GAMELÁN?,Ada?,Yes.\n`;
    expect((await take(renamed).expect(200)).body.data).toMatchObject({ created: 1, updated: 1, errors: [] });
  });

  it('refuses other files', async () => {
    expect((await take('a,b\n1,2\n').expect(422)).body.errors.file).toEqual(['The column category is missing.']);
    await take('').expect(422);
    await admin.post(`${PATH}/import`, {}).expect(422);
  });
});
