import { readGroups } from './data-files.js';
import { stemOf } from './stem.js';
import { wordsOf } from './words.js';

/** Endings that Indonesian hangs onto any word ("tiketnya", "dompetku"). */
const ENDINGS = /(?:nya|ny|ku|mu|lah|kah|an)$/;
const LONGEST_PHRASE = 3;

/** `backend/data/assistant/meanings`: words and short phrases of both languages under the meaning that they share. */
const words = new Map<string, readonly string[]>();
const stems = new Map<string, readonly string[]>();
const phrases = new Map<string, readonly string[]>();

for (const [meaning, texts] of readGroups('meanings/')) {
  const alone: readonly [string] = [meaning];
  for (const text of texts) {
    const parts = wordsOf(text);
    const [first] = parts;
    if (parts.length > 1) note(phrases, parts.join(' '), alone);
    else if (first !== undefined) {
      note(words, first, alone);
      note(stems, stemOf(first), alone);
    }
  }
}

/** `alone` is the list of the meaning alone, which most texts share. */
function note(known: Map<string, readonly string[]>, text: string, alone: readonly [string]): void {
  const [meaning] = alone;
  const meanings = known.get(text);
  if (!meanings) known.set(text, alone);
  else if (!meanings.includes(meaning)) known.set(text, [...meanings, meaning]);
}

/** The meanings of a word as written, without its ending, or of its stem; empty for an unknown word. */
export const meaningsOf = (word: string): readonly string[] =>
  words.get(word) ?? words.get(word.replace(ENDINGS, '')) ?? stems.get(stemOf(word)) ?? [];

/** The meanings of the words and of the phrases of a text, each once. */
export function meaningsIn(text: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const [at, word] of text.entries()) {
    for (const meaning of [...phraseAt(text, at), ...meaningsOf(word)]) found.add(meaning);
  }
  return found;
}

/** The meanings of the longest phrase that begins there. */
function phraseAt(text: readonly string[], at: number): readonly string[] {
  for (let length = Math.min(LONGEST_PHRASE, text.length - at); length > 1; length -= 1) {
    const meanings = phrases.get(text.slice(at, at + length).join(' '));
    if (meanings) return meanings;
  }
  return [];
}

/** All words of the lists, those of phrases too: each is spelt correctly. */
export function* wordsWithMeaning(): Generator<string> {
  yield* words.keys();
  for (const phrase of phrases.keys()) yield* phrase.split(' ');
}
