import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { describeError } from '../../errors/describe-error.js';
import { type LimitState, MemoryRateLimits, RateLimitStorage } from './rate-limit-storage.js';

const THROTTLER = 'limit';
/** A command without an answer after this time means that Redis is away. */
const ANSWER_MS = 100;
const RECONNECT_MS = 1_000;

/** Counts one unless `limit` are counted; gives the milliseconds until the window ends, 0 when it was counted. */
const TAKE = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[1]) then
    return math.max(1, redis.call('PTTL', KEYS[1]))
  end
  if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0`;
const GIVE_BACK = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
  return 0`;

/**
 * Limits shared by several processes. While Redis is away, or doesn't answer, each process counts for itself; nothing
 * waits for it, and it is used again once a new connection to it answers.
 */
export class RedisRateLimits extends RateLimitStorage implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisRateLimits.name);
  private readonly own = new MemoryRateLimits();
  private readonly redis: Redis;
  private readonly hits: ThrottlerStorageRedisService;
  private state: 'starting' | 'used' | 'away' = 'starting';

  constructor(url: string) {
    super();
    this.redis = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      connectTimeout: 2_000,
      commandTimeout: ANSWER_MS,
      retryStrategy: () => RECONNECT_MS,
    });
    this.redis.on('error', (error: Error) => this.leave(error));
    this.redis.on('ready', () => this.comeBack());
    this.hits = new ThrottlerStorageRedisService(this.redis);
  }

  async count(key: string, limit: number, ttlMs: number, blockMs: number): Promise<LimitState> {
    return this.shared(
      async () => {
        const { isBlocked, timeToBlockExpire } = await this.hits.increment(key, ttlMs, limit, blockMs, THROTTLER);
        return { isBlocked, retryAfterSeconds: isBlocked ? Math.max(1, timeToBlockExpire) : 0 };
      },
      () => this.own.count(key, limit, ttlMs, blockMs),
    );
  }

  async look(key: string): Promise<LimitState> {
    return this.shared(
      async () => {
        // The key that the storage keeps while it blocks.
        const leftMs = await this.redis.pttl(`{${key}:${THROTTLER}}:blocked`);
        return { isBlocked: leftMs > 0, retryAfterSeconds: Math.max(0, Math.ceil(leftMs / 1000)) };
      },
      () => this.own.look(key),
    );
  }

  async take(key: string, limit: number, ttlMs: number): Promise<LimitState> {
    return this.shared(
      async () => {
        const leftMs = Number(await this.redis.eval(TAKE, 1, `{${key}}:taken`, limit, ttlMs));
        return { isBlocked: leftMs > 0, retryAfterSeconds: Math.ceil(leftMs / 1000) };
      },
      () => this.own.take(key, limit, ttlMs),
    );
  }

  async giveBack(key: string): Promise<void> {
    await this.shared(
      async () => void (await this.redis.eval(GIVE_BACK, 1, `{${key}}:taken`)),
      () => this.own.giveBack(key),
    );
  }

  isShared(): boolean {
    return this.redis.status === 'ready' && this.state !== 'away';
  }

  onApplicationShutdown(): void {
    this.redis.disconnect(false);
    this.own.onApplicationShutdown();
  }

  private async shared<T>(ask: () => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready' || this.state === 'away') return own();
    try {
      return await ask();
    } catch (error) {
      this.giveUp(error as Error);
      return own();
    }
  }

  /** Ends a connection that hangs; a new one is used as soon as it answers. Its end takes seconds, so it is told once. */
  private giveUp(error: Error): void {
    if (this.state === 'away') return;
    this.leave(error);
    if (this.redis.status === 'ready') this.redis.disconnect(true);
  }

  private leave(error: Error): void {
    if (this.state === 'away') return;
    this.state = 'away';
    // Redis' own refusals begin with a word that says why: WRONGPASS, NOAUTH, OOM.
    const [reason] = /^[A-Z]{3,20}(?= )/.exec(error.message) ?? [describeError(error)];
    this.logger.error(`Redis is away, so each process limits for itself: ${reason}`);
  }

  private comeBack(): void {
    if (this.state === 'away') this.logger.log('Redis is back: limits are shared again');
    this.state = 'used';
  }
}
