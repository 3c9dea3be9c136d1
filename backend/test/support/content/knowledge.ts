import { KnowledgeBaseService } from '../../../src/chatbot/knowledge/knowledge-base.service.js';
import { raiseKnowledgeRevision } from '../../../src/chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '../../../src/chatbot/knowledge/knowledge.entity.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import type { Festival } from '../festival.js';

type Row = Omit<KnowledgeEntity, 'id'>;

const row = (changes: Partial<Row>): Row => ({
  category: 'general',
  questionEn: '',
  questionId: '',
  answerEn: '',
  answerId: '',
  keywords: [],
  trainingPhrases: [],
  priority: 1,
  isActive: true,
  updatedAt: new Date(),
  ...changes,
});

/** Four entries that tests ask about. */
const ENTRIES: readonly Row[] = [
  row({
    category: 'tickets',
    questionEn: 'How much is a ticket?',
    questionId: 'Berapa harga tiket?',
    answerEn: '{ticket_sale} See [the ticket page](/ticket).',
    answerId: '{ticket_sale} Lihat [halaman tiket](/ticket).',
    keywords: ['ticket price'],
  }),
  row({
    category: 'guest_stars',
    questionEn: 'Who is in the line-up?',
    questionId: 'Siapa bintang tamunya?',
    answerEn: '{line_up}',
    answerId: '{line_up}',
  }),
  row({
    category: 'location',
    questionEn: 'Where is the venue?',
    questionId: 'Di mana lokasinya?',
    answerEn: 'At {venue}.',
    answerId: '',
  }),
  row({
    category: 'faq',
    questionEn: 'Can I bring a camera?',
    questionId: 'Boleh bawa kamera?',
    answerEn: 'Phones only.',
    answerId: 'Cukup pakai HP.',
  }),
];

/** The rows that each festival was taught last, and their entries. */
const taught = new WeakMap<Festival, { entries: ReadonlyArray<Partial<Row>>; rows: string }>();

const rowsOf = async (festival: Festival): Promise<string> =>
  JSON.stringify(await festival.rows(KnowledgeEntity).find({ order: { id: 'ASC' } }));

/** Replaces the assistant's knowledge, unless it is the same: an index takes a second to build. */
export async function teach(festival: Festival, entries: ReadonlyArray<Partial<Row>> = ENTRIES): Promise<void> {
  const last = taught.get(festival);
  if (last?.entries === entries && last.rows === (await rowsOf(festival))) return;
  await festival.get(Transactions).run(async (db) => {
    await db.deleteAll(KnowledgeEntity);
    await db.insert(KnowledgeEntity, entries.map(row));
    await raiseKnowledgeRevision(db);
  });
  festival.get(KnowledgeBaseService).forget();
  // Visitors are answered from the knowledge before until this one is read.
  await festival.get(KnowledgeBaseService).get();
  taught.set(festival, { entries, rows: await rowsOf(festival) });
}
