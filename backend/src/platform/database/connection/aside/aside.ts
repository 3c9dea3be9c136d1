import { AsyncLocalStorage } from 'node:async_hooks';

/** What is quick, and what may read every row: the second never holds up the first. */
export const LANES = ['lists', 'figures'] as const;
export type Lane = (typeof LANES)[number];

const scope = new AsyncLocalStorage<Lane>();

/**
 * Does work whose reads hold up nobody: SQLite's driver blocks the process while it reads, so a thread does it there. For
 * staff's lists and figures, which may read a million rows while people buy. With MariaDB nothing is different.
 */
export function aside<T>(lane: Lane, work: () => T): T {
  return scope.run(lane, work);
}

/** The lane of the present call chain; undefined when it isn't such work. */
export function presentLane(): Lane | undefined {
  return scope.getStore();
}
