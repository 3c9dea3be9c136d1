import { RateLimitsService } from '../src/platform/http/limits/rate-limits.service.js';
import { PlacesService } from '../src/waiting-room/places/places.service.js';
import { Festival } from './support/festival.js';
import { Room } from './support/sales/waiting-room.js';

const CAMPUS = 6_000;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on' } });
  await festival.tier({ quota: null });
  await new Room(festival).turn({ mode: 'on' });
});
afterAll(() => festival.close());

const take = (address: string) => festival.get(PlacesService).take(undefined, address);

async function takeMany(address: string, count: number): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: count }, () => take(address)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

it('gives a whole campus its places at once', async () => {
  expect(await takeMany('203.0.113.5', 900)).toBe(900);
});

it('gives one address no 100,000 places: past a campus they come slowly, and the others don’t wait for it', async () => {
  const limits = festival.get(RateLimitsService);
  const hour = { limit: CAMPUS, ttlSeconds: 3_600 };
  for (let count = 0; count < CAMPUS; count += 1) await limits.tryTake('many-waiting-places', '203.0.113.9', hour);
  expect(await takeMany('203.0.113.9', 400)).toBe(100);
  const refusal = await take('203.0.113.9').catch((error: unknown) => error);
  const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(await takeMany('203.0.113.10', 50)).toBe(50);
});
