import { Injectable } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import { AppConfig } from '../../config/app-config.js';
import { AppError } from '../../errors/app-error.js';
import { type LimitState, RateLimitStorage } from './rate-limit-storage.js';

export interface RateLimit {
  limit: number;
  ttlSeconds: number;
  /** How long the key is refused once it went past the limit; `ttlSeconds` when left out. */
  blockSeconds?: number;
}

/** Ceilings on calls; `RATE_LIMITS=off` lifts them, save those that are `always` on. */
@Injectable()
export class RateLimitsService {
  constructor(
    private readonly config: AppConfig,
    private readonly storage: RateLimitStorage,
  ) {}

  /** Counts one call and refuses those past the limit: 429 with `Retry-After`. */
  async hit(name: string, key: string, limit: RateLimit): Promise<void> {
    if (!this.config.rateLimits) return;
    refuse(name, await this.count(name, key, limit, limit.limit));
  }

  /** Refuses a key that failed too often, without counting. To be asked before what can fail. */
  async refuseBlocked(name: string, key: string, options: { always?: boolean } = {}): Promise<void> {
    if (!this.config.rateLimits && !options.always) return;
    refuse(name, await this.storage.look(`${name}:${key}`));
  }

  /** Whether a key is refused, without counting, for callers that mustn't be told. */
  async isBlocked(name: string, key: string): Promise<boolean> {
    return this.config.rateLimits && (await this.storage.look(`${name}:${key}`)).isBlocked;
  }

  /** Counts a failure (a wrong code) or a mail; at the `limit`th the key is blocked. */
  async fail(name: string, key: string, limit: RateLimit, options: { always?: boolean } = {}): Promise<void> {
    if (!this.config.rateLimits && !options.always) return;
    await this.count(name, key, limit, limit.limit - 1);
  }

  /**
   * Counts one *before* what can fail, so that parallel tries get no more than the limit: 429 past it. Whatever turns
   * out well is given back (`giveBack`).
   */
  async take(name: string, key: string, limit: Omit<RateLimit, 'blockSeconds'>): Promise<void> {
    if (!this.config.rateLimits) return;
    refuse(name, await this.storage.take(`${name}:${key}`, limit.limit, limit.ttlSeconds * 1000));
  }

  /** The same for callers that go on without it; false past the limit. */
  async tryTake(name: string, key: string, { limit, ttlSeconds }: RateLimit): Promise<boolean> {
    return !this.config.rateLimits || !(await this.storage.take(`${name}:${key}`, limit, ttlSeconds * 1000)).isBlocked;
  }

  /** Undoes one `take`, whatever its limit. */
  async giveBack(name: string, key: string): Promise<void> {
    if (this.config.rateLimits) await this.storage.giveBack(`${name}:${key}`);
  }

  /** Whether limits are shared by Redis just now; null without one. */
  isShared(): boolean | null {
    return this.storage.isShared();
  }

  private async count(name: string, key: string, limit: RateLimit, allowed: number): Promise<LimitState> {
    const blockSeconds = limit.blockSeconds ?? limit.ttlSeconds;
    return this.storage.count(`${name}:${key}`, allowed, limit.ttlSeconds * 1000, blockSeconds * 1000);
  }
}

/** 429 in the words that every limit uses; `limit` is its name in the metrics. */
export function tooManyRequests(limit: string, retryAfterSeconds: number): AppError {
  const text = 'Too many requests. Please wait a moment and try again.';
  return new AppError('TOO_MANY_REQUESTS', text, { retryAfterSeconds, limit });
}

function refuse(name: string, { isBlocked, retryAfterSeconds }: LimitState): void {
  if (isBlocked) throw tooManyRequests(name, retryAfterSeconds);
}

/** The key that an address is counted by: a household or a server has a whole /64 of IPv6, so that counts as one. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
