/** In characters; the server refuses what is longer. */
export const LONGEST_CATEGORY = 64;
export const LONGEST_QUESTION = 500;
export const LONGEST_ANSWER = 5_000;
export const LONGEST_KEYWORD = 190;
/** As many as an entry may have. */
export const MOST_PHRASES = 200;
