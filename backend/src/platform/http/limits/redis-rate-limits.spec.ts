import { RedisRateLimits } from './redis-rate-limits.js';

describe('RedisRateLimits', () => {
  it('limits nothing while Redis is away, and fails nobody', async () => {
    // Port 1 is never listened on.
    const limits = new RedisRateLimits('redis://127.0.0.1:1');
    try {
      for (let i = 0; i < 3; i += 1) {
        expect(await limits.count('key', 1, 60_000, 60_000)).toEqual({ isBlocked: false, retryAfterSeconds: 0 });
      }
      expect(await limits.look('key')).toEqual({ isBlocked: false, retryAfterSeconds: 0 });
    } finally {
      limits.onApplicationShutdown();
    }
  });
});
