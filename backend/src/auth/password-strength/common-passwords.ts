import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common ones of known breaches, in lower case (MIT licence). */
const COMMON = new Set(dictionary['passwords-common']);

/** A common word with this little around it is found as quickly as the word. */
const DECORATION = 6;
const SHORTEST_WORD = 4;

/** Whether a password is among the most common ones, its case and up to 6 digits or signs around it aside. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return true;
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length >= SHORTEST_WORD && lower.length - word.length <= DECORATION && COMMON.has(word);
}
