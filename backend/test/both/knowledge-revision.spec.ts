import type { KnowledgeEntry } from '@festival/contracts';
import { KnowledgeBaseService } from '../../src/chatbot/knowledge/knowledge-base.service.js';
import { raiseKnowledgeRevision } from '../../src/chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '../../src/chatbot/knowledge/knowledge.entity.js';
import { RevisionEntity } from '../../src/chatbot/knowledge/revision.entity.js';
import { KnowledgeIndex } from '../../src/chatbot/search/knowledge-index.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { Festival } from '../support/festival.js';
import { teach } from '../support/content/knowledge.js';
import type { Visitor } from '../support/visitor.js';

const PATH = '/api/admin/chatbot/knowledge';
const FIVE_SECONDS = 5 / 60;

// Each change of the knowledge builds the index over 4,000 questions.
jest.setTimeout(120_000);

let festival: Festival;
let admin: Visitor;
/** The service of another process. */
let elsewhere: KnowledgeBaseService;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
});
afterAll(() => festival.close());
beforeEach(async () => {
  await teach(festival);
  elsewhere = new KnowledgeBaseService(festival.get(Reader), festival.get(Clock));
});

const body = (question_en: string) => ({ category: 'faq', question_en, answer_en: 'Yes.' });
const make = async (question: string): Promise<KnowledgeEntry> =>
  (await admin.post(PATH, body(question)).expect(201)).body.data;
const revision = async (): Promise<number> => (await festival.rows(RevisionEntity).find())[0]?.revision ?? 0;
const oldest = () => festival.rows(KnowledgeEntity).findOneOrFail({ where: {}, order: { id: 'ASC' } });

type Change = (entry: KnowledgeEntity) => PromiseLike<unknown>;
const CHANGES: ReadonlyArray<[name: string, change: Change]> = [
  ['made', () => make('Is there a gong?')],
  ['changed', ({ id }) => admin.put(`${PATH}/${id}`, body('How much?')).expect(200)],
  ['switched off', ({ id }) => admin.patch(`${PATH}/${id}/toggle`).expect(200)],
  ['deleted', ({ id }) => admin.delete(`${PATH}/${id}`).expect(200)],
  [
    'imported',
    () =>
      admin
        .upload(`${PATH}/import`, 'category,question_en,answer_en\nfaq,Can I bring a camera?,No.\n', 'text/csv')
        .expect(200),
  ],
];

it.each(CHANGES)(
  'another process sees within 5 s that an entry was %s, also by a clock that is behind',
  async (_name, change) => {
    await make('Is there a gamelan?');
    festival.clock.advanceMinutes(-10);
    try {
      const before = await elsewhere.get();
      await change(await oldest());
      festival.clock.advanceMinutes(FIVE_SECONDS);
      const after = await elsewhere.get();
      expect(after).not.toBe(before);
      const rows = await festival.rows(KnowledgeEntity).find({ where: { isActive: true }, order: { id: 'ASC' } });
      const known = rows.map(({ keywords: _keywords, trainingPhrases: _phrases, ...row }) => row);
      expect([...after.entries.values()]).toEqual(known);
    } finally {
      festival.clock.advanceMinutes(10 - FIVE_SECONDS);
    }
  },
);

it('while a change is read, visitors are answered from the knowledge before it', async () => {
  const before = await elsewhere.get();
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const build = KnowledgeIndex.build.bind(KnowledgeIndex);
  const building = jest.spyOn(KnowledgeIndex, 'build').mockImplementation(async (entries) => {
    await held;
    return build(entries);
  });
  try {
    await make('Is there a gong?');
    const following = elsewhere.follow();
    expect(await elsewhere.atOnce()).toBe(before);
    goOn();
    await following;
    expect((await elsewhere.atOnce()).entries.size).toBe(before.entries.size + 1);
  } finally {
    goOn();
    building.mockRestore();
  }
});

it('unchanged knowledge is not read again', async () => {
  const before = await elsewhere.get();
  const { id } = await oldest();
  await admin.put(`${PATH}/${id}`, { category: 'faq' }).expect(422);
  await admin.put(`${PATH}/999999`, body('Gone?')).expect(404);
  festival.clock.advanceMinutes(FIVE_SECONDS);
  expect(await elsewhere.get()).toBe(before);
});

it('counts each of many concurrent changes, the first one included', async () => {
  await festival.rows(RevisionEntity).delete({ name: 'chatbot-knowledge' });
  await Promise.all(Array.from({ length: 12 }, (_, at) => make(`Question ${at}?`)));
  expect(await revision()).toBe(12);
});

it('a change that is rolled back is not counted', async () => {
  const before = await revision();
  const undone = festival.get(Transactions).run(async (db) => {
    await raiseKnowledgeRevision(db);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await revision()).toBe(before);
});
