import { performance } from 'node:perf_hooks';
import { noteWait } from '../database/connection/aside/aside.js';
import { Costly } from './costly.js';

const clock = { at: 1_000_000, now: () => new Date(clock.at) };

/** Counts as long as it is told, without the time passing for anybody else. */
function counting(value: number, costMs: number) {
  const count = async () => {
    count.times += 1;
    const end = performance.now() + costMs;
    while (performance.now() < end);
    return value;
  };
  count.times = 0;
  return count;
}

const make = () => new Costly<number>(clock, (value) => value >= 100);

/** Counts when it is told to. */
function slowly(value: number) {
  let go: () => void = () => undefined;
  const may = new Promise<void>((resolve) => (go = resolve));
  const count = async () => {
    count.times += 1;
    await may;
    return value;
  };
  count.times = 0;
  return { count, go: () => go() };
}

it('counts a small one every time, however long it took', async () => {
  const figures = make();
  const count = counting(99, 15);
  await figures.get('orders', count);
  await figures.get('orders', count);
  expect(count.times).toBe(2);
});

it('caches a big one that was costly for at least half a second, and no longer than ten', async () => {
  const figures = make();
  const count = counting(100, 12);
  expect(await figures.get('orders', count)).toBe(100);
  clock.at += 499;
  expect(await figures.get('orders', count)).toBe(100);
  expect(count.times).toBe(1);
  clock.at += 10_000;
  await figures.get('orders', count);
  expect(count.times).toBe(2);
});

it('caches a very costly one for twenty times as long, and renews it only when it is about to expire', async () => {
  const figures = make();
  const count = counting(100, 700);
  await figures.get('orders', count);
  clock.at += 3_900;
  await figures.renewCached('orders', count);
  clock.at += 9_900;
  await figures.get('orders', count);
  expect(count.times).toBe(1);
  await figures.renewCached('orders', count);
  expect(count.times).toBe(2);
});

it('caches each by its own key, and renews cached ones only', async () => {
  const figures = make();
  const count = counting(100, 12);
  await figures.get('orders', count);
  await figures.get('tickets', count);
  await figures.renewCached('orders', count);
  await figures.renewCached('codes', count);
  expect(count.times).toBe(3);
});

it('counts again when the clock was set back', async () => {
  const figures = make();
  const count = counting(100, 12);
  await figures.get('orders', count);
  clock.at -= 11_000;
  await figures.get('orders', count);
  expect(count.times).toBe(2);
});

it('counts again when the clock was set back during the count', async () => {
  const figures = make();
  const count = counting(100, 12);
  await figures.get('orders', () => {
    clock.at -= 3_600_000;
    return count();
  });
  clock.at += 10_000;
  await figures.get('orders', count);
  expect(count.times).toBe(2);
});

it('caches nothing of a count that failed', async () => {
  const figures = make();
  await expect(figures.get('orders', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away');
  expect(await figures.get('orders', counting(100, 12))).toBe(100);
});

it('counts a big one once for two who ask at once, the very first time too', async () => {
  const figures = make();
  const { count, go } = slowly(100);
  const both = [figures.get('orders', count), figures.get('orders', count)];
  go();
  expect(await Promise.all(both)).toEqual([100, 100]);
  expect(count.times).toBe(1);
});

it('counts a small one again for who asks during a count, which may be older than what he has just written', async () => {
  const figures = make();
  const { count, go } = slowly(1);
  const first = figures.get('orders', count);
  const second = figures.get('orders', async () => 2);
  go();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

it('gives the last value while a big one is counted again, by one', async () => {
  const figures = make();
  await figures.get('orders', counting(100, 12));
  clock.at += 601;
  const { count, go } = slowly(101);
  expect(await figures.get('orders', count)).toBe(100);
  expect(await figures.get('orders', count)).toBe(100);
  const renewed = figures.renewCached('orders', count);
  go();
  await renewed;
  expect(count.times).toBe(1);
});

it('gives no value that is older than that by half a minute', async () => {
  const figures = make();
  await figures.get('orders', counting(100, 12));
  clock.at += 41_000;
  expect(await figures.get('orders', counting(101, 12))).toBe(101);
});

it('caches by the work alone, however long it waited for its turn', async () => {
  const figures = make();
  const count = counting(100, 12);
  await figures.get('orders', () => {
    // As many as it takes to be worth caching.
    noteWait(12);
    return count();
  });
  await figures.get('orders', count);
  expect(count.times).toBe(2);
});
