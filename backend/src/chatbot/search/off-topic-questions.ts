import { readFileSync } from 'node:fs';
import { correctedWords, type Word } from '../language/corrected-words.js';
import { Spelling } from '../language/spelling.js';
import { type Term, termsOf } from '../language/terms.js';
import { mapYielding } from '../language/yielding-loop.js';

/** The same path from `src` and from `dist`. */
const FILE = new URL('../../../data/off-topic-questions.txt', import.meta.url);

export interface OffTopicQuestion {
  text: string;
  words: readonly Word[];
  terms: readonly Term[];
}

let cached: Promise<readonly OffTopicQuestion[]> | null = null;

/**
 * Messages about other topics: other concerts, homework, small talk, insults. A question that is more similar to them
 * than to an entry isn't answered. Read once, since they don't depend on the knowledge.
 */
export function offTopicQuestions(): Promise<readonly OffTopicQuestion[]> {
  return (cached ??= read());
}

async function read(): Promise<OffTopicQuestion[]> {
  const texts = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const spelling = await Spelling.learn([], texts);
  const words = new Map<string, Word>();
  const terms = new Map<string, Term>();
  return mapYielding(texts, (text) => {
    const read = correctedWords(text, spelling).map((word) => once(words, word.typed, word));
    return { text, words: read, terms: termsOf(read).map((term) => once(terms, `${term.term} ${term.word}`, term)) };
  });
}

/** One object for equal values, to save memory: there are tens of thousands. */
function once<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const first = known.get(key);
  if (first === undefined) known.set(key, value);
  return first ?? value;
}
