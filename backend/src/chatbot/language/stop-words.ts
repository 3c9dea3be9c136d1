import { readLines } from './data-files.js';

const STOP_WORDS: ReadonlySet<string> = new Set(readLines('stop-words.txt'));

/** Whether the word carries no subject: articles, pronouns, "please", "dong", in both languages and in chat spelling. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

export const stopWords = (): Iterable<string> => STOP_WORDS;
