import { performance } from 'node:perf_hooks';
import { assertNoTransaction } from '../database/transaction-scope.js';
import type { Clock } from '../clock/clock.js';

const CHEAP_MS = 10;
const TIMES_ITS_COST = 50;
const MAX_AGE_MS = 10_000;
const MAX_KEPT = 200;

interface Entry<T> {
  value: T;
  at: number;
  maxAgeMs: number;
}

/**
 * Figures over big tables: one that took 10 ms or more to count is kept for fifty times as long as that, at most 10 s;
 * one that was cheaper never. `isBig` says which values may be kept at all: those of small tables are always exact.
 */
export class Costly<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly counting = new Map<string, Promise<T>>();

  constructor(
    private readonly clock: Clock,
    private readonly isBig: (value: T) => boolean | Promise<boolean>,
  ) {}

  /** `key` names the figure; who asks while one that was kept before is counted shares that count. */
  async get(key: string, count: () => Promise<T>): Promise<T> {
    assertNoTransaction('a cached figure');
    const entry = this.entries.get(key);
    // A clock that was set back must not make a value last for ever.
    if (entry && Math.abs(this.clock.now().getTime() - entry.at) < entry.maxAgeMs) return entry.value;
    const underWay = this.counting.get(key);
    if (entry && underWay) return underWay;
    return this.renew(key, count);
  }

  /** Counts a kept figure anew, so that who asks next needn't wait for it. */
  async renewKept(key: string, count: () => Promise<T>): Promise<void> {
    if (this.entries.has(key)) await this.renew(key, count);
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
    const value = await count();
    const costMs = performance.now() - began;
    this.entries.delete(key);
    if (costMs < CHEAP_MS || !(await this.isBig(value))) return value;
    this.entries.set(key, { value, at, maxAgeMs: Math.min(costMs * TIMES_ITS_COST, MAX_AGE_MS) });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_KEPT) break;
      this.entries.delete(oldest);
    }
    return value;
  }
}
