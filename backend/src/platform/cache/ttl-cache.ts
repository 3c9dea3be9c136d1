import type { Clock } from '../clock/clock.js';
import { notAside } from '../database/connection/aside/aside.js';
import { assertNoTransaction } from '../database/transaction-scope.js';
import { clockedLru, type Entries } from './clocked-lru.js';

/** The key of a cache that holds one value. */
const ONLY = '';

/**
 * Values that many ask for and that may be a little old: each is loaded at most once in `maxAgeMs`, and callers during a
 * load share it. A value that was forgotten during its load isn't stored, since it may show the state before.
 * Not to be asked inside a transaction: the load needs a connection of its own.
 */
export class TtlCache<T> {
  private readonly entries: () => Entries<{ value: T }>;

  constructor(
    clock: Clock,
    maxAgeMs: number,
    load: (key: string) => Promise<T>,
    /** Above, the entry that was used least recently is dropped. */
    maxEntries = 1_000,
  ) {
    this.entries = clockedLru<{ value: T }>(clock, {
      max: maxEntries,
      maxAgeMs,
      // Buyers may share it with the staff who caused it, and must not wait for their lists.
      fetchMethod: async (key: string) => ({ value: await notAside(() => load(key)) }),
      // Callers of a forgotten load still get its value.
      ignoreFetchAbort: true,
      // `lastKnown` outlives a failed load.
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** Cached, or loaded now. */
  async get(key = ONLY): Promise<T> {
    assertNoTransaction('a cached value');
    return (await this.entries().forceFetch(key)).value;
  }

  /** The value while it isn't too old; loads nothing. */
  cached(key = ONLY): T | null {
    return this.entries().peek(key)?.value ?? null;
  }

  /** The value that was loaded last, however old; loads nothing. */
  lastKnown(key = ONLY): T | null {
    return this.entries().peek(key, { allowStale: true })?.value ?? null;
  }

  forget(key = ONLY): void {
    this.entries().delete(key);
  }
}
