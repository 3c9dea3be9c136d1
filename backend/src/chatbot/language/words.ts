const APOSTROPHES = /['’‘`´]/g;
const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** Chats stretch words ("tikeeeet"); no word of either language has the same letter three times in a row. */
const STRETCHED = /(\p{L})\1{2,}/gu;

/** The lower-case words of a text without accents; "what's" is one word, hyphens separate words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(STRETCHED, '$1')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}
