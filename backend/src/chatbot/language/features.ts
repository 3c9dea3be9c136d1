import type { Word } from './corrected-words.js';
import { FNV_PRIME, hashOf } from './hash.js';
import { meaningsIn, meaningsOf } from './meanings.js';
import { stemOf } from './stem.js';
import { isStopWord } from './stop-words.js';

/**
 * The kinds of features and how much each counts. `stem`: of a word that is no stop word. `meaning`: of a word or a phrase.
 * `pair`: the meanings of two near words. `small`: a stop word ("when", "kalau"). `neighbour`: a stop word with the
 * meaning next to it ("who plays"). `letters`: three letters in a row, which survive slips.
 */
const WEIGHTS = { stem: 1, meaning: 0.7, pair: 0.35, small: 0.7, neighbour: 0.35, letters: 0.25 };
export type FeatureKind = keyof typeof WEIGHTS;

/** Something about a text that another text can have too. */
export interface Feature {
  kind: FeatureKind;
  /** Of its kind and its text. Of a hundred thousand only a few share one. */
  hash: number;
  weight: number;
}

/** Words at most this far apart make a pair. */
const PAIR_WITHIN = 2;
const LETTERS = 3;
const NUMBER = /^\d+$/;
const PAIR = hashOf('pair');
const NEIGHBOUR = hashOf('neighbour');

/** What a word brings to a text, by hashes. */
interface WordParts {
  isStop: boolean;
  /** Null for a stop word and a number. */
  stem: number | null;
  meanings: readonly number[];
  /** By three, with the word's start and end marked. */
  letters: readonly number[];
  /** Its names in a pair: the stop word itself, its meanings, or the stem of an unknown word. */
  names: readonly number[];
}

/** Few words make most texts, and a text is read several times. */
const MOST_KEPT = 4_000;
const partsOfWords = new Map<string, WordParts>();

function partsOf(word: string): WordParts {
  const known = partsOfWords.get(word);
  if (known) return known;
  const isStop = isStopWord(word);
  const parts = {
    isStop,
    stem: isStop || NUMBER.test(word) ? null : hashOf(`stem:${stemOf(word)}`),
    meanings: isStop ? [] : meaningsOf(word).map(hashOfMeaning),
    letters: isStop ? [] : [...lettersOf(word)].map((letters) => hashOf(`letters:${letters}`)),
    names: namesOf(word).map(hashOf),
  };
  if (partsOfWords.size >= MOST_KEPT) partsOfWords.clear();
  partsOfWords.set(word, parts);
  return parts;
}

const hashOfMeaning = (meaning: string): number => hashOf(`meaning:${meaning}`);

/** One hash of two in their order. */
const join = (kind: number, one: number, other: number): number =>
  Math.imul(Math.imul(kind ^ one, FNV_PRIME) ^ other, FNV_PRIME) | 0;

/** The hashes of what one word alone says: its stem and its meanings; none for a stop word. */
export function hashesOfWord(word: string): number[] {
  const { stem, meanings } = partsOf(word);
  return stem === null ? [...meanings] : [stem, ...meanings];
}

/** The features of a text, each once. */
export function featuresOf(words: readonly Word[]): Feature[] {
  const found = new Map<number, Feature>();
  const add = (kind: FeatureKind, hash: number): void => {
    if (!found.has(hash)) found.set(hash, { kind, hash, weight: WEIGHTS[kind] });
  };
  const corrected = words.map(({ word }) => word);
  // A slip may be the very word: corrections can be wrong.
  for (const text of [corrected, words.map(({ typed }) => typed)])
    for (const meaning of meaningsIn(text)) add('meaning', hashOfMeaning(meaning));
  const read = corrected.map(partsOf);
  for (const [at, { isStop, stem, letters }] of read.entries()) {
    if (isStop) add('small', hashOf(`small:${corrected[at]}`));
    if (stem !== null) add('stem', stem);
    for (const each of letters) add('letters', each);
  }
  for (const pair of pairsOf(read)) add('pair', pair);
  for (const neighbour of neighboursOf(read)) add('neighbour', neighbour);
  return [...found.values()];
}

function namesOf(word: string): readonly string[] {
  if (isStopWord(word)) return [word];
  const meanings = meaningsOf(word);
  return meanings.length > 0 ? meanings.map((meaning) => `#${meaning}`) : [stemOf(word)];
}

/** The first meaning or the stem of each word that is no stop word. */
export const namesIn = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ word }) => !isStopWord(word)).map(({ word }) => namesOf(word)[0] ?? word));

function* pairsOf(words: readonly WordParts[]): Generator<number> {
  const named = words.filter(({ stem }) => stem !== null);
  for (const [at, { names }] of named.entries())
    for (const others of named.slice(at + 1, at + 1 + PAIR_WITHIN))
      for (const name of names)
        for (const other of others.names) yield join(PAIR, Math.min(name, other), Math.max(name, other));
}

/** Two words in a row of which at least one is a stop word. */
function* neighboursOf(words: readonly WordParts[]): Generator<number> {
  for (const [before, other] of words.slice(1).entries()) {
    const one = words[before];
    if (!one?.isStop && !other.isStop) continue;
    for (const name of one?.names ?? []) for (const next of other.names) yield join(NEIGHBOUR, name, next);
  }
}

function* lettersOf(word: string): Generator<string> {
  if (word.length < LETTERS) return;
  const marked = `^${word}$`;
  for (let at = 0; at + LETTERS <= marked.length; at += 1) yield marked.slice(at, at + LETTERS);
}
