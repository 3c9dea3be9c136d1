import { readdirSync, readFileSync } from 'node:fs';

/** The assistant's words and phrases; the same path from `src` and from `dist`. */
const FOLDER = new URL('../../../data/assistant/', import.meta.url);
const HEAD = /^\[([a-z0-9-]+)\]$/;

/** The lines of a file of `backend/data/assistant`, without empty ones and comments (`#`). */
export function readLines(file: string): string[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The groups of all files of a folder there: `[name]`, then its lines. A name may come in several places. */
export function readGroups(folder: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of readdirSync(new URL(folder, FOLDER)).toSorted()) {
    let group: string[] | undefined;
    for (const line of readLines(`${folder}${file}`)) {
      const name = HEAD.exec(line)?.[1];
      if (name === undefined && !group) throw new Error(`${folder}${file} begins without a [name]: ${line}`);
      if (name === undefined) group?.push(line);
      else groups.set(name, (group = groups.get(name) ?? []));
    }
  }
  return groups;
}
