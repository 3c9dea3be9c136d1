import { readDemoKnowledge, readTrainingPhrases } from '../../demo/demo-knowledge.js';
import { wordsOf } from '../language/words.js';
import { KnowledgeIndex } from '../search/knowledge-index.js';
import { rankAndDecide, type Searched } from './rank-and-decide.js';
import { understand } from './understand.js';

const ENTRIES = readDemoKnowledge();
const PHRASES = readTrainingPhrases();
const phrasesOf = (key: string): string[] => PHRASES.get(key) ?? [];

let searched: Searched;
beforeAll(async () => {
  const indexed = ENTRIES.map(({ key, question_en, question_id, answer_en, answer_id, keywords, priority }, id) => ({
    id,
    questions: [question_en, question_id],
    keywords,
    trainingPhrases: phrasesOf(key),
    answers: [answer_en, answer_id],
    priority,
  }));
  searched = { index: await KnowledgeIndex.build(indexed), entries: new Map(ENTRIES.entries()) };
}, 60_000);

const keyOf = (id: number | undefined): string | undefined => (id === undefined ? undefined : ENTRIES[id]?.key);

/** The keys of the answers to a message, after another message if one is given. */
function answersTo(message: string, earlier?: string): Array<string | undefined> {
  const first = earlier === undefined ? null : understand(searched, earlier, null).decision;
  const before =
    earlier === undefined ? null : { userMessage: earlier, knowledgeId: first?.kind === 'answer' ? first.id : null };
  const { decision, second } = understand(searched, message, before);
  const answers = decision.kind === 'answer' ? [keyOf(decision.id)] : [];
  return second === undefined ? answers : [...answers, keyOf(second.id)];
}

it('a phrasing that only one entry has is answered by it, whatever the priorities', () => {
  const holders = new Map<string, Set<string>>();
  const all = ENTRIES.flatMap(({ key, question_en, question_id, keywords }) =>
    [question_en, question_id, ...keywords, ...phrasesOf(key)].map((text) => ({ key, text })),
  );
  for (const { key, text } of all) {
    const words = wordsOf(text).join(' ');
    holders.set(words, (holders.get(words) ?? new Set()).add(key));
  }
  const some = all.filter(({ text }, at) => at % 10 === 0 && holders.get(wordsOf(text).join(' '))?.size === 1);
  expect(some.length).toBeGreaterThan(1_000);
  const lost = some.filter(({ key, text }) => {
    const { decision } = rankAndDecide(searched, text);
    return decision.kind !== 'answer' || keyOf(decision.id) !== key;
  });
  expect(lost).toEqual([]);
});

describe('two questions at once', () => {
  it('get both answers, in their order', () => {
    expect(answersTo('konsernya kapan dan bisa bayar pakai qris?')).toEqual(['date-concert', 'pay-qris']);
  });

  it('never push out help', () => {
    const answers = answersTo('temanku pingsan di gerbang, tiketku gimana, pintu keluar di mana');
    expect(answers.some((key) => key?.startsWith('safety-'))).toBe(true);
  });
});

describe('a courtesy', () => {
  it.each([
    ['halo kak mau tanya, berapa harga tiket?', ['ticket-price']],
    ['permisi kak, venue dimana', ['venue-where']],
    ['berapa harga tiket? makasih kak', ['ticket-price']],
    ['makasih kak, sudah jelas', ['thanks']],
    ['halo kak', ['hello']],
    ['oke sip', ['thanks']],
  ])('%s', (message, keys) => {
    expect(answersTo(message)).toEqual(keys);
  });
});

describe('a short message after another', () => {
  it('goes on with its subject', () => {
    expect(answersTo('kalau berdua?', 'berapa harga tiket')).toEqual(['ticket-price-for-several']);
  });

  it('in danger is helped, whatever came before', () => {
    expect(answersTo('aku dipukuli suamiku', 'berapa harga tiket').every((key) => key?.startsWith('safety-'))).toBe(
      true,
    );
  });
});
