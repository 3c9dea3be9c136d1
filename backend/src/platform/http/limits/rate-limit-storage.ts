import { type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';

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
}

const THROTTLER = 'limit';

export class MemoryRateLimits extends RateLimitStorage implements OnApplicationShutdown {
  private readonly hits = new ThrottlerStorageService();

  async count(key: string, limit: number, ttlMs: number, blockMs: number): Promise<LimitState> {
    const { isBlocked, timeToBlockExpire } = await this.hits.increment(key, ttlMs, limit, blockMs, THROTTLER);
    return { isBlocked, retryAfterSeconds: isBlocked ? Math.max(1, timeToBlockExpire) : 0 };
  }

  async look(key: string): Promise<LimitState> {
    const record = this.hits.storage.get(key);
    const leftMs = record?.isBlocked ? record.blockExpiresAt - Date.now() : 0;
    return { isBlocked: leftMs > 0, retryAfterSeconds: Math.max(0, Math.ceil(leftMs / 1000)) };
  }

  onApplicationShutdown(): void {
    this.hits.onApplicationShutdown();
  }
}
