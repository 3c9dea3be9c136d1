import { Logger } from '@nestjs/common';
import { FakeRedis } from '../../../../test/support/fake-redis.js';
import { until } from '../../../../test/support/until.js';
import { RedisRateLimits } from './redis-rate-limits.js';

const FREE = { isBlocked: false, retryAfterSeconds: 0 };
const BLOCKED = { isBlocked: true, retryAfterSeconds: 60 };
/** What our Redis always says of a counted key; the process's own limits never do. */
const BLOCKED_BY_REDIS = { isBlocked: true, retryAfterSeconds: 33 };

const count = (limits: RedisRateLimits) => limits.count('key', 1, 60_000, 60_000);

describe('RedisRateLimits', () => {
  let limits: RedisRateLimits;
  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => limits.onApplicationShutdown());

  it('counts in the process while Redis is away', async () => {
    // Port 1 is never listened on.
    limits = new RedisRateLimits('redis://127.0.0.1:1');
    expect([await count(limits), await count(limits)]).toEqual([FREE, BLOCKED]);
    expect(await limits.look('key')).toEqual(BLOCKED);
    expect(await limits.look('another')).toEqual(FREE);
  });

  describe('with a Redis that may hang', () => {
    let redis: FakeRedis;
    beforeEach(async () => {
      redis = new FakeRedis();
      limits = new RedisRateLimits(await redis.listen());
      await until(
        () => count(limits),
        ({ retryAfterSeconds }) => retryAfterSeconds === 33,
        'the use of Redis',
      );
    });
    afterEach(() => redis.close());

    it('counts in Redis', async () => {
      expect([await count(limits), await limits.look('key')]).toEqual([BLOCKED_BY_REDIS, BLOCKED_BY_REDIS]);
    });

    it('counts in the process when Redis accepts and never answers, and in Redis again when it answers', async () => {
      redis.isHanging = true;
      const many = await Promise.all(
        Array.from({ length: 20 }, (_, at) => limits.count(`own ${at % 2}`, 5, 60_000, 60_000)),
      );
      expect(many.filter(({ isBlocked }) => isBlocked)).toHaveLength(10);
      const met = redis.unanswered;
      expect(await limits.look('own 0')).toEqual(BLOCKED);
      // The connection is half closed for seconds, and is asked no more.
      expect(redis.unanswered).toBe(met);
      redis.isHanging = false;
      const back = await until(
        () => limits.look('own 0'),
        (state) => state.retryAfterSeconds === 33,
        'the return to Redis',
      );
      expect(back).toEqual(BLOCKED_BY_REDIS);
    });
  });
});
