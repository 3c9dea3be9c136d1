import { RESTORE_MARK } from '../../platform/database/migrations/half-restored.js';

/** What a table is called by, and the tables that its rows refer to. */
export interface Referring {
  name: string;
  refersTo: readonly string[];
}

/** The program's own: they are made by whoever restores. */
export const NOT_BACKED_UP: readonly string[] = ['migrations', RESTORE_MARK];

/** By name, but each after those that it refers to, so that rows can be put back in this order. */
export function inOrderOfReference<T extends Referring>(tables: readonly T[]): T[] {
  const left = new Map([...tables].sort((a, b) => (a.name < b.name ? -1 : 1)).map((each) => [each.name, each]));
  const ordered: T[] = [];
  while (left.size > 0) {
    const isFree = ({ name, refersTo }: T) => !refersTo.some((other) => other !== name && left.has(other));
    const next = [...left.values()].find(isFree);
    if (!next) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    ordered.push(next);
    left.delete(next.name);
  }
  return ordered;
}
