import type { Word } from './corrected-words.js';
import { STOPPED } from './stop-words.js';
import { meaningOf, type Term } from './terms.js';

/**
 * What of a text can be compared: a meaning or stem; two of them near each other; a small word ("when", "kalau"), which
 * says how is asked; a small word and the word beside it ("who plays", "can I"); three letters in a row, which stay alike
 * when a word is bent or misspelt.
 */
export const FEATURE_KINDS = ['term', 'pair', 'small', 'neighbour', 'letters'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export interface Feature {
  /** Its place in the vocabulary; -1 for one that no phrasing holds. */
  id: number;
  kind: FeatureKind;
  /** 0 to 1; less than 1 for a corrected word. */
  certainty: number;
}

/** Terms so far apart still make a pair. */
const PAIR_WITHIN = 2;
const LETTERS = 3;

/** Makes the feature of a name. */
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

/** Two words in their order, one of them small at least; the other stands for what it means. */
function* neighboursOfSmall(words: readonly Word[]): Generator<string> {
  const nameOf = ({ word }: Word) => (STOPPED.has(word) ? word : meaningOf(word));
  for (let at = 1; at < words.length; at += 1) {
    const [one, other] = [words[at - 1], words[at]];
    if (one && other && (STOPPED.has(one.word) || STOPPED.has(other.word))) yield `${nameOf(one)} ${nameOf(other)}`;
  }
}

/** Three in a row, the word's beginning and end marked. */
function* lettersOf(word: string): Generator<string> {
  const marked = `^${word}$`;
  for (let at = 0; at + LETTERS <= marked.length; at += 1) yield marked.slice(at, at + LETTERS);
}
