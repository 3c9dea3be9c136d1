import { readFileSync } from 'node:fs';

/** The same place from `src` and `dist`. */
const FILE = new URL('../../../data/other-questions.txt', import.meta.url);

/**
 * Messages that are none of the festival's business, one a line: other concerts, homework, small talk, insults. What is
 * more like one of them than like an entry isn't answered.
 */
export const OTHER_QUESTIONS: readonly string[] = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
