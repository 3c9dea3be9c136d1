import { wordsIn } from '../language/corrected-words.js';
import { hashOf } from '../language/hash.js';
import { eachYielding } from '../language/yielding-loop.js';

/** The index's view of a knowledge entry. */
export interface IndexedEntry {
  id: number;
  questions: readonly string[];
  /** Words and phrases people ask with. */
  keywords: readonly string[];
  /** Other ways to ask, as visitors type. */
  trainingPhrases: readonly string[];
  answers: readonly string[];
  /** 0 to 10: how much more it is asked for than others. */
  priority: number;
}

/** As codes are printed: `UNITY10`. */
export const CODE = /\b[A-Z]{3,}\d{1,3}\b/g;
const KEY_BITS = 2 ** 20;
/** An entry with fewer training phrases is known by its answers, too. */
const FEW_PHRASES = 10;

/** A text of an entry that is counted. */
interface PlacedText {
  /** Of the entry. */
  place: number;
  text: string;
  isAnswer: boolean;
}

/** Each entry's phrasings, with its answers where phrasings are few, after those of the entry before. */
export function* textsOf(entries: readonly IndexedEntry[]): Generator<PlacedText> {
  for (const [place, { questions, keywords, trainingPhrases, answers }] of entries.entries()) {
    for (const text of [...questions, ...keywords, ...trainingPhrases]) yield { place, text, isAnswer: false };
    if (trainingPhrases.length < FEW_PHRASES) for (const text of answers) yield { place, text, isAnswer: true };
  }
}

/** 52 bits of two hashes: a question that no entry has must not share the key of one. */
export function keyOf(words: readonly string[]): number {
  const text = words.join(' ');
  return (hashOf(text) >>> 0) * KEY_BITS + ((hashOf(`${text}.`) >>> 0) % KEY_BITS);
}

/** The key of each phrasing that only one entry has, and the entry's place. */
export async function literalPhrasings(entries: readonly IndexedEntry[]): Promise<Map<number, number>> {
  const places = new Map<number, number>();
  const shared = new Set<number>();
  await eachYielding(textsOf(entries), ({ place, text, isAnswer }) => {
    const words = wordsIn(text);
    if (isAnswer || words.length === 0) return;
    const key = keyOf(words);
    if ((places.get(key) ?? place) !== place) shared.add(key);
    places.set(key, place);
  });
  for (const key of shared) places.delete(key);
  return places;
}

/** Words that look like discount codes and are in a phrasing. */
export async function codesIn(entries: readonly IndexedEntry[]): Promise<Set<string>> {
  const codes = new Set<string>();
  await eachYielding(textsOf(entries), ({ text, isAnswer }) => {
    if (!isAnswer) for (const [code] of text.matchAll(CODE)) codes.add(code);
  });
  return codes;
}
