import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { describeError } from '../../errors/describe-error.js';
import { type LimitState, RateLimitStorage } from './rate-limit-storage.js';

const THROTTLER = 'limit';
const NOT_BLOCKED: LimitState = { isBlocked: false, retryAfterSeconds: 0 };

/**
 * Limits shared by several processes. When Redis is away nothing is limited and the log says so: a sale that stops
 * would be the greater harm, and the sign-in lock doesn't depend on this.
 */
export class RedisRateLimits extends RateLimitStorage implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisRateLimits.name);
  private readonly redis: Redis;
  private readonly hits: ThrottlerStorageRedisService;
  private isAway = false;

  constructor(url: string) {
    super();
    this.redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
    this.redis.on('error', (error: Error) => this.report(error));
    this.redis.on('ready', () => {
      this.isAway = false;
    });
    this.hits = new ThrottlerStorageRedisService(this.redis);
  }

  async count(key: string, limit: number, ttlMs: number, blockMs: number): Promise<LimitState> {
    return this.unlessAway(async () => {
      const { isBlocked, timeToBlockExpire } = await this.hits.increment(key, ttlMs, limit, blockMs, THROTTLER);
      return { isBlocked, retryAfterSeconds: isBlocked ? Math.max(1, timeToBlockExpire) : 0 };
    });
  }

  async look(key: string): Promise<LimitState> {
    return this.unlessAway(async () => {
      // The key that the storage keeps while it blocks.
      const leftMs = await this.redis.pttl(`{${key}:${THROTTLER}}:blocked`);
      return { isBlocked: leftMs > 0, retryAfterSeconds: Math.max(0, Math.ceil(leftMs / 1000)) };
    });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect(false);
  }

  private async unlessAway(ask: () => Promise<LimitState>): Promise<LimitState> {
    try {
      return await ask();
    } catch (error) {
      this.report(error as Error);
      return NOT_BLOCKED;
    }
  }

  private report(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    // Redis' own refusals begin with a word that says why: WRONGPASS, NOAUTH, OOM.
    const [reason] = /^[A-Z]{3,20}(?= )/.exec(error.message) ?? [describeError(error)];
    this.logger.error(`Redis is away, so nothing is rate limited: ${reason}`);
  }
}
