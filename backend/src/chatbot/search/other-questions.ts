import { readLines } from '../language/data-files.js';

/** Messages about other topics: other concerts, homework, small talk, insults. No entry answers one like them. */
export const otherQuestions = (): string[] => readLines('other-questions.txt');
