import { readdirSync, readFileSync } from 'node:fs';

/** A file for each category: an entry's key in brackets, then its phrases, one a line. The same from `src` and `dist`. */
const FOLDER = new URL('../../../data/training-phrases/', import.meta.url);
const KEY = /^\[([a-z0-9-]+)\]$/;

/** What visitors type for each entry of the demo knowledge, by its key. */
export function readTrainingPhrases(): ReadonlyMap<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    let current: string[] = [];
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean)) {
      const [, key] = KEY.exec(line) ?? [];
      if (key === undefined) current.push(line);
      else phrases.set(key, (current = []));
    }
  }
  return phrases;
}
