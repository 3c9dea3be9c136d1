import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from './in-parallel.js';

const TURN = { atOnce: 4, beginWithinMs: 10_000 };
const ITEMS = Array.from({ length: 20 }, (_, index) => index);

it('ends after an error when those that have begun are done, and begins none', async () => {
  const [begun, done]: [number[], number[]] = [[], []];
  const work = async (item: number): Promise<'go_on'> => {
    begun.push(item);
    if (item === 1) throw new Error('no database');
    await pause(20);
    done.push(item);
    return 'go_on';
  };
  await expect(inParallel(ITEMS, TURN, work)).rejects.toThrow('no database');
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(done).toEqual([0, 2, 3]);
  await pause(50);
  expect(begun).toHaveLength(4);
});

it('begins none after a stop', async () => {
  const begun: number[] = [];
  await inParallel(ITEMS, TURN, async (item) => {
    begun.push(item);
    return item === 5 ? 'stop' : 'go_on';
  });
  expect(begun.length).toBeGreaterThanOrEqual(6);
  expect(begun.length).toBeLessThan(ITEMS.length);
});
