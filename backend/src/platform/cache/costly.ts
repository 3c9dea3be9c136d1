import { Logger } from '@nestjs/common';
import type { Clock } from '../clock/clock.js';
import { timedAside } from '../database/connection/aside/aside.js';
import { assertNoTransaction } from '../database/transaction-scope.js';
import { describeError } from '../errors/describe-error.js';
import { clockedLru, type Entries, ttlOf } from './clocked-lru.js';

const CHEAP_MS = 10;
const TIMES_ITS_COST = 50;
const MAX_AGE_MS = 10_000;
/** However long it takes: counting may keep the database busy for a twentieth of the time. */
const LEAST_TIMES_ITS_COST = 20;
/** So much longer the last value is given while it is counted again. */
const MEANWHILE_MS = 30_000;
const MAX_ENTRIES = 200;

/**
 * Figures over big tables: one that took 10 ms or more to count is cached for fifty times as long as that, at most 10 s,
 * and one of half a second or more for twenty times as long; one that was cheaper never. `isBig` says which values may be
 * cached at all: those of small tables are always exact.
 */
export class Costly<T> {
  private readonly logger = new Logger('Costly');
  private readonly entries: () => Entries<{ value: T }>;
  private readonly counting = new Map<string, Promise<T>>();

  constructor(
    private readonly clock: Clock,
    private readonly isBig: (value: T) => boolean | Promise<boolean>,
  ) {
    this.entries = clockedLru(clock, { max: MAX_ENTRIES, maxAgeMs: MAX_AGE_MS, noDeleteOnStaleGet: true });
  }

  /** `key` names the figure. A big one is counted once at a time; nobody waits for one that was counted lately. */
  async get(key: string, count: () => Promise<T>): Promise<T> {
    assertNoTransaction('a cached figure');
    const entries = this.entries();
    const entry = entries.get(key);
    if (entry) return entry.value;
    const underWay = this.counting.get(key);
    const last = entries.peek(key, { allowStale: true });
    if (last && entries.getRemainingTTL(key) > -MEANWHILE_MS) {
      if (!underWay) this.renewBehind(key, count);
      return last.value;
    }
    if (underWay) {
      const value = await underWay;
      // A small one was perhaps counted before what this caller has just written.
      if (await this.isBig(value)) return value;
    }
    return this.renew(key, count);
  }

  /** Counts a cached figure again that is valid for at most 10 s more, so that the next to ask needn't wait for it. */
  async renewCached(key: string, count: () => Promise<T>): Promise<void> {
    const entries = this.entries();
    if (!entries.peek(key, { allowStale: true })) return;
    if (entries.getRemainingTTL(key) <= MAX_AGE_MS) await (this.counting.get(key) ?? this.renew(key, count));
  }

  private renewBehind(key: string, count: () => Promise<T>): void {
    this.renew(key, count).catch((error: unknown) =>
      this.logger.warn(`a figure was not counted again: ${describeError(error)}`),
    );
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
    const { value, costMs } = await timedAside('figures', count);
    const ttl = ttlOf(Math.max(Math.min(costMs * TIMES_ITS_COST, MAX_AGE_MS), costMs * LEAST_TIMES_ITS_COST));
    if (costMs < CHEAP_MS || !(await this.isBig(value))) this.entries().delete(key);
    // After the count: a clock that was set back during it must not make the value last longer.
    else this.entries().set(key, { value }, { ttl, start: Math.min(at, this.clock.now().getTime()) });
    return value;
  }
}
