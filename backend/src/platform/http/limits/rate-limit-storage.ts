import type { OnApplicationShutdown } from '@nestjs/common';

export interface LimitState {
  isBlocked: boolean;
  /** Seconds until the block ends; 0 without one. */
  retryAfterSeconds: number;
}

/** Where hits are counted: in this process, or in Redis when several processes share the limits. */
export abstract class RateLimitStorage {
  /** Counts one; more than `limit` within `ttlMs` block the key for `blockMs`. */
  abstract count(key: string, limit: number, ttlMs: number, blockMs: number): Promise<LimitState>;
  /** Looks without counting. */
  abstract look(key: string): Promise<LimitState>;
  /** Counts one of `limit` within `ttlMs`, to be given back if it turns out well. A refused one isn't counted. */
  abstract take(key: string, limit: number, ttlMs: number): Promise<LimitState>;
  /** Undoes one `take`. */
  abstract giveBack(key: string): Promise<void>;
  /** Whether the shared storage answers; null where there is none. */
  abstract isShared(): boolean | null;
}

interface Count {
  hits: number;
  endsAt: number;
  blockedUntil: number;
}

const SWEEP_MS = 60_000;
const NOT_BLOCKED: LimitState = { isBlocked: false, retryAfterSeconds: 0 };

const blockedFor = (leftMs: number): LimitState => ({
  isBlocked: true,
  retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
});

/** Fixed windows: one number a key. A list of hits costs 0.1 ms a call for an address with thousands of them. */
export class MemoryRateLimits extends RateLimitStorage implements OnApplicationShutdown {
  private readonly counts = new Map<string, Count>();
  private sweepAt = 0;

  async count(key: string, limit: number, ttlMs: number, blockMs: number): Promise<LimitState> {
    const now = Date.now();
    const count = this.current(key, ttlMs, now);
    if (count.blockedUntil > now) return blockedFor(count.blockedUntil - now);
    count.hits += 1;
    if (count.hits <= limit) return NOT_BLOCKED;
    // When the block is over the count begins again.
    Object.assign(count, { hits: 0, blockedUntil: now + blockMs, endsAt: now + blockMs });
    return blockedFor(blockMs);
  }

  async look(key: string): Promise<LimitState> {
    const leftMs = (this.counts.get(key)?.blockedUntil ?? 0) - Date.now();
    return leftMs > 0 ? blockedFor(leftMs) : NOT_BLOCKED;
  }

  async take(key: string, limit: number, ttlMs: number): Promise<LimitState> {
    const now = Date.now();
    const count = this.current(key, ttlMs, now);
    if (count.hits >= limit) return blockedFor(count.endsAt - now);
    count.hits += 1;
    return NOT_BLOCKED;
  }

  async giveBack(key: string): Promise<void> {
    const count = this.counts.get(key);
    if (count) count.hits = Math.max(0, count.hits - 1);
  }

  isShared(): null {
    return null;
  }

  onApplicationShutdown(): void {
    this.counts.clear();
  }

  private current(key: string, ttlMs: number, now: number): Count {
    if (now >= this.sweepAt) this.sweep(now);
    const known = this.counts.get(key);
    if (known && known.endsAt > now) return known;
    const count = { hits: 0, endsAt: now + ttlMs, blockedUntil: 0 };
    this.counts.set(key, count);
    return count;
  }

  private sweep(now: number): void {
    this.sweepAt = now + SWEEP_MS;
    for (const [key, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(key);
  }
}
