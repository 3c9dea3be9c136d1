import { KnowledgeIndex } from './knowledge-index.js';

const entry = (id: number, questions: string[], keywords: string[] = [], answers: string[] = []) => ({
  id,
  questions,
  keywords,
  answers,
});
const index = new KnowledgeIndex([
  entry(1, ['How much is a ticket?', 'Berapa harga tiket?'], ['ticket price'], ['A ticket costs money.']),
  entry(2, ['Where is the venue?', 'Di mana lokasinya?'], ['campus'], ['On the campus, near the lake.']),
  entry(3, ['Can I get a refund for my ticket?', 'Apakah tiket bisa direfund?'], ['money back']),
  entry(4, ['Can I bring a camera?', 'Boleh bawa kamera?'], ['dslr']),
]);

describe('ranking', () => {
  it.each([
    ['How much is a ticket?', 1],
    ['berapa harga tiketnya kak', 1],
    ['brp hrg tiket', 1],
    ['where is it held', 2],
    ['lokasinya dmn', 2],
    ['refund tiket gmn', 3],
    ['boleh bawa dslr?', 4],
    ['boleh bring kamera gak', 4],
  ])('%s', (question, id) => {
    const [best, second] = index.rank(question);
    expect(best?.id).toBe(id);
    expect(best?.score).toBeGreaterThan((second?.score ?? 0) + 0.1);
  });

  it('gives 1 for a question as it stands in the knowledge', () => {
    expect(index.rank('Where is the venue?')[0]?.score).toBeCloseTo(1);
  });

  it('counts what nothing is known about against every entry', () => {
    const [known] = index.rank('how much is a ticket');
    const [strange] = index.rank('how much is a bitcoin');
    expect(strange?.score).toBeLessThan((known?.score ?? 0) * 0.7);
    expect(index.rank('xylophone quantum')).toEqual([]);
    expect(index.rank('the of and')).toEqual([]);
  });

  it('says which of the typed words an entry holds', () => {
    expect(index.rank('brp hrg tiket bali')[0]?.matched).toEqual(['brp', 'tiket']);
  });
});
