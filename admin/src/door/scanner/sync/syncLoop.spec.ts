import { nextDelayMs, SyncLoop, type Round } from './syncLoop';

const GOOD: Round = { hasFailed: false, hasMore: false };
const MORE: Round = { hasFailed: false, hasMore: true };
const BAD: Round = { hasFailed: true, hasMore: false };

it.each<[string, Round, number, boolean, number, number]>([
  ['in sight, quick answers', GOOD, 100, true, 0, 2_000],
  ['in sight, slow answers', GOOD, 1_500, true, 0, 15_000],
  ['out of sight', GOOD, 100, false, 0, 15_000],
  ['there is more', MORE, 5_000, false, 0, 200],
  ['the first failure', BAD, 100, true, 1, 2_000],
  ['the second', BAD, 100, true, 2, 4_000],
  ['the fifth', BAD, 100, true, 5, 30_000],
  ['the hundredth', BAD, 100, false, 100, 30_000],
])('%s', (_, round, tookMs, isInSight, failures, delay) => {
  expect(nextDelayMs(round, tookMs, isInSight, failures)).toBe(delay);
});

describe('the loop', () => {
  let rounds: number;
  let next: () => Promise<Round>;
  let loop: SyncLoop;
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => {
    jest.useFakeTimers();
    rounds = 0;
    next = async () => GOOD;
    loop = new SyncLoop(() => {
      rounds += 1;
      return next();
    });
  });
  afterEach(() => {
    loop.stop();
    jest.useRealTimers();
  });

  it('begins at once and goes on every 2 s until it is stopped', async () => {
    loop.start();
    loop.start();
    await pass(0);
    expect(rounds).toBe(1);
    await pass(6_000);
    expect(rounds).toBe(4);
    loop.stop();
    await pass(60_000);
    globalThis.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(rounds).toBe(4);
  });

  it('tries less and less often while it fails, and often again after', async () => {
    next = async () => BAD;
    loop.start();
    await pass(2_000 + 4_000 + 8_000);
    expect(rounds).toBe(4);
    await pass(16_000);
    expect(rounds).toBe(5);
    next = async () => GOOD;
    await pass(30_000);
    expect(rounds).toBe(6);
    await pass(4_000);
    expect(rounds).toBe(8);
  });

  it.each<[string, () => void]>([
    ['the network comes back', () => globalThis.dispatchEvent(new Event('online'))],
    ['the page comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['something is scanned', () => void loop.now()],
  ])('does not wait when %s', async (_, happen) => {
    next = async () => BAD;
    loop.start();
    await pass(100_000);
    const before = rounds;
    happen();
    await pass(0);
    expect(rounds).toBe(before + 1);
  });

  it('runs one round at a time; what comes meanwhile is one more', async () => {
    let finish = () => undefined as void;
    next = () =>
      new Promise((done) => {
        finish = () => done(GOOD);
      });
    loop.start();
    void loop.now();
    const all = loop.now();
    await pass(10_000);
    expect(rounds).toBe(1);
    finish();
    await pass(0);
    expect(rounds).toBe(2);
    finish();
    await all;
    expect(rounds).toBe(2);
  });

  it('goes on after a round that broke', async () => {
    loop.start();
    await pass(0);
    next = () => Promise.reject(new Error('broken'));
    await expect(loop.now()).rejects.toThrow('broken');
    next = async () => GOOD;
    await pass(2_000);
    expect(rounds).toBe(3);
  });
});
