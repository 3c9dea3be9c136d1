import { CONCEPTS } from './concepts.js';
import { stemOf } from './stem.js';
import { STOPPED } from './stop-words.js';

/** The term of a meaning; `#` keeps it apart from words. */
const sign = (concept: string): string => `#${concept}`;

/** The key of a phrase in `Lexicon.phrases`. */
export const phraseOf = (words: readonly string[]): string => words.join(' ');

interface Lexicon {
  /** Surface word or stem → meaning. */
  words: ReadonlyMap<string, string>;
  /** Two or three words in a row → meaning. */
  phrases: ReadonlyMap<string, string>;
  longestPhrase: number;
}

function read(): Lexicon {
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  const phrases = new Map<string, string>();
  for (const [concept, list] of Object.entries(CONCEPTS)) {
    for (const item of list.split(' ')) {
      const parts = item.split('-');
      if (parts.length > 1) {
        phrases.set(phraseOf(parts), sign(concept));
        words.set(parts.join(''), sign(concept));
      } else {
        words.set(item, sign(concept));
        stems.set(stemOf(item), sign(concept));
      }
    }
  }
  // A word as written has priority over the stem of another.
  for (const [stem, concept] of stems) if (!words.has(stem) && !STOPPED.has(stem)) words.set(stem, concept);
  const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  return { words, phrases, longestPhrase };
}

export const LEXICON = read();

/** The meaning of the word or of its stem; null when the lexicon has neither. */
export const conceptOf = (word: string): string | null =>
  LEXICON.words.get(word) ?? LEXICON.words.get(stemOf(word)) ?? null;
