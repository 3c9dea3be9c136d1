import { KnowledgeIndex } from './knowledge-index.js';

interface Asked {
  questions: string[];
  keywords?: string[];
  trainingPhrases?: string[];
  answers?: string[];
}
const entry = (id: number, asked: Asked) => ({
  id,
  keywords: [],
  trainingPhrases: [],
  answers: [],
  priority: 5,
  ...asked,
});
const ENTRIES = [
  entry(1, {
    questions: ['How much is a ticket?', 'Berapa harga tiket?'],
    keywords: ['ticket price'],
    answers: ['A ticket costs money.'],
  }),
  entry(2, {
    questions: ['Where is the venue?', 'Di mana lokasinya?'],
    keywords: ['campus', 'xyzzy'],
    answers: ['On the campus, near the lake.'],
  }),
  entry(3, {
    questions: ['Can I get a refund for my ticket?', 'Apakah tiket bisa direfund?'],
    keywords: ['money back'],
    trainingPhrases: ['aku sakit, uangnya balik ga', 'something came up and I wont make it'],
  }),
  entry(4, { questions: ['Can I bring a camera?', 'Boleh bawa kamera?'], keywords: ['dslr'] }),
];

let index: KnowledgeIndex;
beforeAll(async () => {
  index = await KnowledgeIndex.build(ENTRIES);
});

describe('ranking', () => {
  it.each([
    ['How much is a ticket?', 1],
    ['berapa harga tiketnya kak', 1],
    ['brp hrg tiket', 1],
    ['hwo muhc si a tickte', 1],
    ['where is it held', 2],
    ['lokasinya dmn', 2],
    ['refund tiket gmn', 3],
    ['kak kalo sakit uang balik gak', 3],
    ['wont make it sorry', 3],
    ['boleh bawa dslr?', 4],
    ['boleh bring kamera gak', 4],
  ])('%s', (question, id) => {
    const [best, second] = index.rank(question);
    expect(best?.id).toBe(id);
    expect(best?.score).toBeGreaterThan((second?.score ?? 0) + 0.1);
  });

  it('gives a question that an entry has literally a score of 1', () => {
    for (const text of ['Where is the venue?', 'where is the venue', 'DSLR', 'aku sakit uangnya balik ga?']) {
      expect(index.rank(text)[0]?.score).toBe(1);
    }
  });

  it('knows a phrasing without letters', async () => {
    const numbered = await KnowledgeIndex.build([
      ...ENTRIES,
      entry(5, { questions: ['The page is missing'], keywords: ['404'] }),
    ]);
    expect([numbered.rank('404')[0], numbered.best('404')]).toMatchObject([
      { id: 5, score: 1 },
      { id: 5, score: 1 },
    ]);
    expect(numbered.best('☃')).toBeNull();
  });

  it('gives off-topic words and questions a lower score', () => {
    const [known] = index.rank('how much is a ticket');
    expect(index.rank('how much is a bitcoin')[0]?.score).toBeLessThan((known?.score ?? 0) * 0.8);
    expect(index.rank('where is the nearest atm')[0]?.score).toBeLessThan((known?.score ?? 0) * 0.7);
    expect(index.rank('xylophone quantum')[0]?.score ?? 0).toBeLessThan(0.2);
    expect(index.rank('the of and')[0]?.score ?? 0).toBeLessThan(0.2);
    expect(index.rank('')).toEqual([]);
  });

  it('knows an entry with few phrases by its answer, and one with many by its phrases alone', async () => {
    const before = index.rank('is it by the lake')[0];
    expect(before?.id).toBe(2);
    expect(before?.score).toBeGreaterThan(0.5);
    const trainingPhrases = Array.from({ length: 10 }, (_, at) => `where is hall ${at}`);
    const taught = ENTRIES.map((each) => (each.id === 2 ? { ...each, trainingPhrases } : each));
    const after = (await KnowledgeIndex.build(taught)).rank('lake');
    expect(after).toEqual([]);
  });

  it('gives a question that only an answer has literally no score of 1', () => {
    expect(index.rank('On the campus, near the lake.')[0]?.score).toBeLessThan(1);
  });

  it('names the typed words whose meaning an entry has', () => {
    expect(index.matched('brp hrg tiket bali', 1)).toEqual(['brp', 'hrg', 'tiket']);
  });

  it('tells what answers a phrasing of an entry that hadn’t it', () => {
    expect(index.withoutItself('Berapa harga tiket?', 1)).toMatchObject({ id: 1 });
    expect(index.withoutItself('ticket price', 1)?.score).toBeLessThan(1);
    expect(index.withoutItself('xyzzy', 2)).toBeNull();
    expect(index.withoutItself('ticket price', 99)).toBeNull();
  });

  it('reads a code that no entry has as a discount code, and a mask as nothing', async () => {
    expect(index.rank('UNITY10')).toEqual(index.rank('discount code'));
    const named = await KnowledgeIndex.build([...ENTRIES, entry(5, { questions: ['What is UNIFY26?'] })]);
    expect(named.rank('what is this UNIFY26')[0]).toMatchObject({ id: 5 });
    const told = await KnowledgeIndex.build([
      ...ENTRIES,
      entry(5, { questions: ['Any vouchers?'], answers: ['For example UNIFY26.'] }),
    ]);
    expect(told.rank('UNIFY26')).toEqual(told.rank('discount code'));
    expect(index.rank('berapa harga tiket [number]')).toEqual(index.rank('berapa harga tiket'));
  });

  it('counts the first word of the first entry', async () => {
    const [first] = [entry(1, { questions: ['xylophonistic'] })];
    expect((await KnowledgeIndex.build([first, ...ENTRIES])).matched('xylophonistic', 1)).toEqual(['xylophonistic']);
  });

  it('ranks nothing without entries', async () => {
    expect((await KnowledgeIndex.build([])).rank('how much is a ticket')).toEqual([]);
  });
});
