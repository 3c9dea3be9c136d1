import { performance } from 'node:perf_hooks';
import type { Clock } from '../clock/clock.js';
import { aside } from '../database/connection/aside/aside.js';
import { assertNoTransaction } from '../database/transaction-scope.js';
import { clockedLru, type Entries, ttlOf } from './clocked-lru.js';

const CHEAP_MS = 10;
const TIMES_ITS_COST = 50;
const MAX_AGE_MS = 10_000;
/** However long it takes: counting may keep the database busy for a twentieth of the time. */
const LEAST_TIMES_ITS_COST = 20;
const MAX_ENTRIES = 200;

/**
 * Figures over big tables: one that took 10 ms or more to count is cached for fifty times as long as that, at most 10 s,
 * and one of half a second or more for twenty times as long; one that was cheaper never. `isBig` says which values may be cached at all: those of small tables are always exact.
 */
export class Costly<T> {
  private readonly entries: () => Entries<{ value: T }>;
  private readonly counting = new Map<string, Promise<T>>();

  constructor(
    private readonly clock: Clock,
    private readonly isBig: (value: T) => boolean | Promise<boolean>,
  ) {
    this.entries = clockedLru(clock, { max: MAX_ENTRIES, maxAgeMs: MAX_AGE_MS, noDeleteOnStaleGet: true });
  }

  /** `key` names the figure. Only a figure that has been cached is shared while it is counted again. */
  async get(key: string, count: () => Promise<T>): Promise<T> {
    assertNoTransaction('a cached figure');
    const entries = this.entries();
    const entry = entries.get(key);
    if (entry) return entry.value;
    const underWay = this.counting.get(key);
    if (underWay && entries.peek(key, { allowStale: true })) return underWay;
    return this.renew(key, count);
  }

  /** Counts a cached figure again that is valid for at most 10 s more, so that the next to ask needn't wait for it. */
  async renewCached(key: string, count: () => Promise<T>): Promise<void> {
    const entries = this.entries();
    if (!entries.peek(key, { allowStale: true })) return;
    if (entries.getRemainingTTL(key) <= MAX_AGE_MS) await this.renew(key, count);
  }

  private async renew(key: string, count: () => Promise<T>): Promise<T> {
    const counted = this.timed(key, count).finally(() => {
      if (this.counting.get(key) === counted) this.counting.delete(key);
    });
    this.counting.set(key, counted);
    return counted;
  }

  private async timed(key: string, count: () => Promise<T>): Promise<T> {
    const at = this.clock.now().getTime();
    const began = performance.now();
    const value = await aside('figures', count);
    const costMs = performance.now() - began;
    const ttl = ttlOf(Math.max(Math.min(costMs * TIMES_ITS_COST, MAX_AGE_MS), costMs * LEAST_TIMES_ITS_COST));
    if (costMs < CHEAP_MS || !(await this.isBig(value))) this.entries().delete(key);
    // After the count: a clock that was set back during it must not make the value last longer.
    else this.entries().set(key, { value }, { ttl, start: Math.min(at, this.clock.now().getTime()) });
    return value;
  }
}
