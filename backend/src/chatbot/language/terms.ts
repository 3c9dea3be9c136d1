import { conceptOf, LEXICON, phraseOf } from './lexicon.js';
import type { Word } from './corrected-words.js';
import { stemOf } from './stem.js';
import { STOPPED } from './stop-words.js';

/** A meaning of the lexicon (`#price`) or a stem. */
export interface Term {
  term: string;
  /** The word or phrase as typed. */
  word: string;
  /** 1, or less for a corrected word. */
  certainty: number;
}

/** Politeness around a question; it counts only in a text without other terms. */
const POLITE: ReadonlySet<string> = new Set(['#greeting', '#thanks', '#bye', '#help']);

/** The terms of a question, each once, in order; without numbers, stop words and the greeting before it. */
export function questionTerms(words: readonly Word[]): Term[] {
  const terms = termsOf(words);
  const matter = terms.filter(({ term }) => !POLITE.has(term));
  return matter.length > 0 ? matter : terms;
}

/** The terms of a text of the knowledge, each once, in order. */
export function termsOf(words: readonly Word[]): Term[] {
  const found = new Map<string, Term>();
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    const term = phrase ?? termOf(words[at]);
    if (term && (found.get(term.term)?.certainty ?? 0) < term.certainty) found.set(term.term, term);
    at += phrase?.length ?? 1;
  }
  return [...found.values()];
}

/** The longest phrase of the lexicon that begins at `at`. */
function phraseAt(words: readonly Word[], at: number): (Term & { length: number }) | null {
  for (let length = Math.min(LEXICON.longestPhrase, words.length - at); length > 1; length -= 1) {
    const part = words.slice(at, at + length);
    const term = LEXICON.phrases.get(phraseOf(part.map(({ word }) => word)));
    if (!term) continue;
    const certainty = Math.min(...part.map((each) => each.certainty));
    return { term, word: phraseOf(part.map(({ typed }) => typed)), certainty, length };
  }
  return null;
}

function termOf(given: Word | undefined): Term | null {
  if (!given || /^\d+$/.test(given.word)) return null;
  const { word, typed, certainty } = given;
  if (!LEXICON.words.has(word) && STOPPED.has(word)) return null;
  return { term: meaningOf(word), word: typed, certainty };
}

/** The word's meaning in the lexicon, else its stem. */
export const meaningOf = (word: string): string => conceptOf(word) ?? stemOf(word);
