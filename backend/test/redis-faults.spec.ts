import { FakeRedis } from './support/fake-redis.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';
import { until } from './support/until.js';
import type { Visitor } from './support/visitor.js';

const AT_ONCE = 10;
/** On a busy machine Redis passes for silent now and then, and is used again a second later. */
const LIMIT_MS = 60_000;
jest.setTimeout(3 * LIMIT_MS);
const VALIDATE = '/api/discount-codes/validate';
const ALLOWED_GUESSES = 10;

const redis = new FakeRedis();
let url: string;
let festival: Festival;
beforeAll(async () => {
  redis.isBlocking = false;
  url = await redis.listen();
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', PROOF_OF_WORK: 'off', REDIS_URL: url } });
  await festival.tier();
});
afterAll(async () => {
  await closeSound(festival);
  await redis.close();
});

/** Logs in, orders and looks at the order: all of it succeeds. */
async function buyAtOnce(): Promise<void> {
  const buy = async () => {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order();
    expect(await visitor.status(number)).toBe('pending');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buy));
}

async function guess(visitor: Visitor): Promise<number> {
  return (await visitor.post(VALIDATE, { code: 'WRONG', amount: 50_000 })).status;
}

/** Of one buyer's wrong codes in a row only the first ten are looked up. */
async function expectGuessesLimited(): Promise<void> {
  const guesser = festival.visitor();
  await guesser.login();
  for (let number = 0; number < ALLOWED_GUESSES; number += 1) expect(await guess(guesser)).toBe(422);
  expect(await guess(guesser)).toBe(429);
}

/** Only Redis refuses a call that is the visitor's first. */
async function untilRedisIsUsed(): Promise<void> {
  redis.isBlocking = true;
  await until(
    () => festival.visitor().get('/api/csrf-token'),
    ({ status }) => status === 429,
    'the use of Redis',
    LIMIT_MS,
  );
  redis.isBlocking = false;
}

it('a Redis that falls silent under load delays each buyer once at most, and limits go on in the process', async () => {
  await untilRedisIsUsed();
  redis.isHanging = true;
  await buyAtOnce();
  expect(redis.unanswered).toBeGreaterThan(0);
  expect(redis.unanswered).toBeLessThanOrEqual(AT_ONCE);
  const met = redis.unanswered;
  await buyAtOnce();
  await expectGuessesLimited();
  // Nobody asks it before a new connection was answered.
  expect(redis.unanswered).toBe(met);
  redis.isHanging = false;
  await untilRedisIsUsed();
});

it('a Redis that dies under load refuses nobody, and is used again when it is back', async () => {
  await untilRedisIsUsed();
  const buying = buyAtOnce();
  await redis.close();
  await buying;
  await buyAtOnce();
  await expectGuessesLimited();
  await redis.listen(Number(new URL(url).port));
  await untilRedisIsUsed();
});
