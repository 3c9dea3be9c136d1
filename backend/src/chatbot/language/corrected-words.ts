import { withoutMasks } from './mask-personal.js';
import type { Spelling } from './spelling.js';
import { wordsOf } from './words.js';

/** A word of a text. */
export interface Word {
  /** As typed, in lower case. */
  typed: string;
  /** After spelling correction. */
  word: string;
}

/** The words of a question or a phrasing. A mask is none. */
export const wordsIn = (text: string): string[] => wordsOf(withoutMasks(text));

export function correctedWords(text: string, spelling: Spelling): Word[] {
  return wordsIn(text).map((typed) => ({ typed, word: spelling.correct(typed) ?? typed }));
}
