import type { Spelling } from './spelling.js';
import { wordsOf } from './words.js';

/** A word of a text. */
export interface Word {
  /** The word as typed, in lower case. */
  typed: string;
  /** The word after spelling correction. */
  word: string;
  /** 1, or less for a corrected word. */
  certainty: number;
}

/** The certainty of a corrected word. */
export const CORRECTED = 0.8;

/** The words of a text after spelling correction, which comes first so that a phrase with a typo is still known. */
export function correctedWords(text: string, spelling: Spelling): Word[] {
  return wordsOf(text).map((typed) => {
    const corrected = spelling.correct(typed);
    return corrected === null ? { typed, word: typed, certainty: 1 } : { typed, word: corrected, certainty: CORRECTED };
  });
}
