import type { Word } from './corrected-words.js';
import { hashOf } from './hash.js';
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

/** The hashes of what one word alone says: its stem and its meanings; none for a stop word. */
export const hashesOfWord = (word: string): number[] =>
  isStopWord(word)
    ? []
    : [hashOf(`stem:${stemOf(word)}`), ...meaningsOf(word).map((meaning) => hashOf(`meaning:${meaning}`))];

/** The features of a text, each once. */
export function featuresOf(words: readonly Word[]): Feature[] {
  const found = new Map<number, Feature>();
  const add = (kind: FeatureKind, text: string): void => {
    const hash = hashOf(`${kind}:${text}`);
    if (!found.has(hash)) found.set(hash, { kind, hash, weight: WEIGHTS[kind] });
  };
  const corrected = words.map(({ word }) => word);
  // A slip may be the very word: corrections can be wrong.
  for (const text of [corrected, words.map(({ typed }) => typed)])
    for (const meaning of meaningsIn(text)) add('meaning', meaning);
  for (const word of corrected) {
    if (isStopWord(word)) add('small', word);
    else {
      if (!NUMBER.test(word)) add('stem', stemOf(word));
      for (const letters of lettersOf(word)) add('letters', letters);
    }
  }
  for (const pair of pairsOf(corrected)) add('pair', pair);
  for (const neighbour of neighboursOf(corrected)) add('neighbour', neighbour);
  return [...found.values()];
}

/** What stands for a word in a pair: the stop word itself, its meanings, or the stem of an unknown word. */
function namesOf(word: string): readonly string[] {
  if (isStopWord(word)) return [word];
  const meanings = meaningsOf(word);
  return meanings.length > 0 ? meanings.map((meaning) => `#${meaning}`) : [stemOf(word)];
}

/** The first meaning or the stem of each word that is no stop word. */
export const namesIn = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ word }) => !isStopWord(word)).map(({ word }) => namesOf(word)[0] ?? word));

function* pairsOf(words: readonly string[]): Generator<string> {
  const named = words.filter((word) => !isStopWord(word) && !NUMBER.test(word)).map(namesOf);
  for (const [at, names] of named.entries())
    for (const others of named.slice(at + 1, at + 1 + PAIR_WITHIN))
      for (const name of names) for (const other of others) yield [name, other].sort().join('+');
}

/** Two words in a row of which at least one is a stop word. */
function* neighboursOf(words: readonly string[]): Generator<string> {
  for (let at = 1; at < words.length; at += 1) {
    const [one = '', other = ''] = [words[at - 1], words[at]];
    if (!isStopWord(one) && !isStopWord(other)) continue;
    for (const name of namesOf(one)) for (const next of namesOf(other)) yield `${name} ${next}`;
  }
}

/** The letters of a word by three, with its start and end marked. */
function* lettersOf(word: string): Generator<string> {
  if (word.length < LETTERS) return;
  const marked = `^${word}$`;
  for (let at = 0; at + LETTERS <= marked.length; at += 1) yield marked.slice(at, at + LETTERS);
}
