import { Controller, Get } from '@nestjs/common';
import { HttpApp } from '../../../../test/support/http-app.js';
import { Public } from '../../access/access.js';
import { addressKey, RateLimitsService } from './rate-limits.service.js';
import { CEILING, OwnLimits } from './request-ceiling.guard.js';

@Public()
@Controller('api')
class CallsController {
  @Get('plain') plain() {
    return 1;
  }
  @OwnLimits()
  @Get('polled')
  polled() {
    return 1;
  }
}

const REFUSED = { status: 429, message: 'Too many requests. Please wait a moment and try again.' };

describe('RateLimits', () => {
  let http: HttpApp;
  let limits: RateLimitsService;

  beforeAll(async () => {
    http = await HttpApp.start({ controllers: [CallsController] });
    limits = http.app.get(RateLimitsService);
  });
  afterAll(async () => http.stop());

  it('lets so many calls through for each key and name, and says when to come back', async () => {
    const limit = { limit: 2, ttlSeconds: 60 };
    await limits.hit('calls-a', 'key', limit);
    await limits.hit('calls-a', 'key', limit);
    await expect(limits.hit('calls-a', 'key', limit)).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 60 });
    await expect(limits.hit('calls-a', 'other', limit)).resolves.toBeUndefined();
    await expect(limits.hit('calls-b', 'key', limit)).resolves.toBeUndefined();
  });

  it('blocks after so many failures, and looking counts nothing', async () => {
    const limit = { limit: 3, ttlSeconds: 60 };
    for (let i = 0; i < 3; i += 1) {
      await limits.refuseBlocked('codes', 'key');
      await limits.refuseBlocked('codes', 'key');
      await limits.fail('codes', 'key', limit);
    }
    await expect(limits.refuseBlocked('codes', 'key')).rejects.toMatchObject(REFUSED);
    await expect(limits.refuseBlocked('codes', 'other')).resolves.toBeUndefined();
  });

  it('has a general ceiling by address, but not on routes with limits of their own', async () => {
    const flooder = http.browser('203.0.113.5');
    // All but one are counted without a request, so that none is answered after the pause is over.
    for (let i = 1; i < CEILING.limit; i += 1) await limits.hit('calls', '203.0.113.5', CEILING);
    expect((await flooder.get('/api/plain')).statusCode).toBe(200);
    const refused = await flooder.get('/api/plain');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(CEILING.blockSeconds);
    expect((await flooder.get('/api/polled')).statusCode).toBe(200);
    expect((await http.browser('203.0.113.6').get('/api/plain')).statusCode).toBe(200);
  });

  it('is lifted by RATE_LIMITS=off, save what is always on', async () => {
    const off = await HttpApp.start({ environment: { RATE_LIMITS: 'off' } });
    try {
      const lifted = off.app.get(RateLimitsService);
      const limit = { limit: 1, ttlSeconds: 60 };
      for (let i = 0; i < 5; i += 1) await lifted.hit('calls', 'key', limit);
      await lifted.fail('calls', 'key', limit);
      await expect(lifted.refuseBlocked('calls', 'key')).resolves.toBeUndefined();
      await lifted.fail('lock', 'key', limit, { always: true });
      await expect(lifted.refuseBlocked('lock', 'key', { always: true })).rejects.toMatchObject(REFUSED);
    } finally {
      await off.stop();
    }
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
