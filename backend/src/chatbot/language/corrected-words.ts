import type { Spelling } from './spelling.js';
import { wordsOf } from './words.js';

/** A word of a text. */
export interface Word {
  /** As it was typed, in lower case. */
  typed: string;
  /** As it should be. */
  word: string;
  /** 1 for a word as it should be, less for one that was corrected. */
  certainty: number;
}

const CORRECTED = 0.8;

/** The words of a text with their slips mended: before anything else, so that a phrase with one in it is still known. */
export function correctedWords(text: string, spelling: Spelling): Word[] {
  return wordsOf(text).map((typed) => {
    const corrected = spelling.correct(typed);
    return corrected === null ? { typed, word: typed, certainty: 1 } : { typed, word: corrected, certainty: CORRECTED };
  });
}
