import type { Word } from './corrected-words.js';
import { STOPPED } from './stop-words.js';
import { meaningOf, type Term } from './terms.js';

/**
 * The kinds of features. `term`: a meaning or a stem. `pair`: two near terms. `small`: a stop word ("when", "kalau").
 * `neighbour`: a stop word with the next or previous word ("who plays"). `letters`: a trigram, which survives typos.
 */
export const FEATURE_KINDS = ['term', 'pair', 'small', 'neighbour', 'letters'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export interface Feature {
  /** Its index in the vocabulary; -1 for a feature that no phrasing has. */
  id: number;
  kind: FeatureKind;
  /** 0 to 1; less than 1 for a corrected word. */
  certainty: number;
}

/** Terms at most this far apart make a pair. */
const PAIR_WITHIN = 2;
const LETTERS = 3;

export type MakeFeature = (name: string, kind: FeatureKind, certainty: number) => Feature;

/** The features of a text, each once. */
export function featuresOf(words: readonly Word[], terms: readonly Term[], make: MakeFeature): Feature[] {
  const found = new Map<string, Feature>();
  const add = (kind: FeatureKind, text: string, certainty = 1): void => {
    const name = `${kind}:${text}`;
    if (!found.has(name)) found.set(name, make(name, kind, certainty));
  };
  for (const { term, certainty } of terms) add('term', term, certainty);
  for (const pair of pairsOf(terms)) add('pair', pair);
  for (const neighbour of neighboursOfSmall(words)) add('neighbour', neighbour);
  for (const { word } of words) {
    if (STOPPED.has(word)) add('small', word);
    else if (word.length >= LETTERS) for (const letters of lettersOf(word)) add('letters', letters);
  }
  return [...found.values()];
}

function* pairsOf(terms: readonly Term[]): Generator<string> {
  for (const [at, { term }] of terms.entries()) {
    for (const other of terms.slice(at + 1, at + 1 + PAIR_WITHIN)) yield [term, other.term].sort().join('+');
  }
}

/** Two words in a row of which at least one is a stop word; the other is replaced by its meaning. */
function* neighboursOfSmall(words: readonly Word[]): Generator<string> {
  const nameOf = ({ word }: Word) => (STOPPED.has(word) ? word : meaningOf(word));
  for (let at = 1; at < words.length; at += 1) {
    const [one, other] = [words[at - 1], words[at]];
    if (one && other && (STOPPED.has(one.word) || STOPPED.has(other.word))) yield `${nameOf(one)} ${nameOf(other)}`;
  }
}

/** Trigrams, with the word's start and end marked. */
function* lettersOf(word: string): Generator<string> {
  const marked = `^${word}$`;
  for (let at = 0; at + LETTERS <= marked.length; at += 1) yield marked.slice(at, at + LETTERS);
}
