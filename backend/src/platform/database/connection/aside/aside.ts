import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** What is quick, and what may read every row: the second never holds up the first. */
export const LANES = ['lists', 'figures'] as const;
export type Lane = (typeof LANES)[number];

interface Scope {
  lane: Lane;
  /** Milliseconds that its reads have waited for their turn. */
  waitedMs: number;
}

const scope = new AsyncLocalStorage<Scope>();

/**
 * Does work whose reads hold up nobody: SQLite's driver blocks the process while it reads, so a thread does it there. For
 * staff's lists and figures, which may read a million rows while people buy. With MariaDB nothing is different.
 */
export function aside<T>(lane: Lane, work: () => T): T {
  return scope.run({ lane, waitedMs: 0 }, work);
}

/** The same, with the milliseconds that it took, without those that it waited for its turn. */
export async function timedAside<T>(lane: Lane, work: () => Promise<T>): Promise<{ value: T; costMs: number }> {
  const present: Scope = { lane, waitedMs: 0 };
  const began = performance.now();
  const value = await scope.run(present, work);
  return { value, costMs: performance.now() - began - present.waitedMs };
}

/** Work that others wait for too, or that must not queue behind lists: it is in no lane, whoever asks for it first. */
export function notAside<T>(work: () => T): T {
  return scope.exit(work);
}

/** The lane of the present call chain; undefined when it isn't such work. */
export function presentLane(): Lane | undefined {
  return scope.getStore()?.lane;
}

/** Notes that the present call chain has waited for its turn. */
export function noteWait(ms: number): void {
  const present = scope.getStore();
  if (present) present.waitedMs += ms;
}
