import { performance } from 'node:perf_hooks';
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
