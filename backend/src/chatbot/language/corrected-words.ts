import type { Spelling } from './spelling.js';
import { wordsOf } from './words.js';

/** A word of a text. */
export interface Word {
  /** As typed, in lower case. */
  typed: string;
  /** After spelling correction. */
  word: string;
}

export function correctedWords(text: string, spelling: Spelling): Word[] {
  return wordsOf(text).map((typed) => ({ typed, word: spelling.correct(typed) ?? typed }));
}
