import { readFileSync } from 'node:fs';
import { mendedWords, type Word } from '../language/mended-words.js';
import { Spelling } from '../language/spelling.js';
import { type Term, termsOf } from '../language/terms.js';
import { mapInTurns } from '../in-turns.js';

/** The same place from `src` and `dist`. */
const FILE = new URL('../../../data/other-questions.txt', import.meta.url);

export interface OtherQuestion {
  text: string;
  words: readonly Word[];
  terms: readonly Term[];
}

let kept: Promise<readonly OtherQuestion[]> | null = null;

/**
 * Messages that are none of the festival's business: other concerts, homework, small talk, insults. What is more like one
 * of them than like an entry isn't answered. Read once: they don't depend on the knowledge.
 */
export function otherQuestions(): Promise<readonly OtherQuestion[]> {
  return (kept ??= read());
}

async function read(): Promise<OtherQuestion[]> {
  const texts = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const spelling = await Spelling.learn([], texts);
  return mapInTurns(texts, (text) => {
    const words = mendedWords(text, spelling);
    return { text, words, terms: termsOf(words) };
  });
}
