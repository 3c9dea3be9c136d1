import { BatchedLoads } from './batched-loads.js';

/** Loads that end when the test says so. */
function held() {
  const batches: Array<{ keys: readonly string[]; answer: () => void; fail: (error: Error) => void }> = [];
  const load = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, string>>((resolve, fail) => {
      const answer = () => resolve(new Map(keys.map((key) => [key, `value of ${key}`])));
      batches.push({ keys, answer, fail });
    });
  return { batches, load };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('loads at once, and together all that is asked for during a load', async () => {
  const { batches, load } = held();
  const loads = new BatchedLoads(load, 100);
  const first = loads.get('a');
  const others = [loads.get('b'), loads.get('c'), loads.get('b'), loads.get('a')];
  batches[0]?.answer();
  expect(await first).toBe('value of a');
  await turn();
  batches[1]?.answer();
  expect(await Promise.all(others)).toEqual(['value of b', 'value of c', 'value of b', 'value of a']);
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'a']]);
});

it('leaves the rest of a long queue to the next load', async () => {
  const { batches, load } = held();
  const loads = new BatchedLoads(load, 2);
  const all = ['a', 'b', 'c', 'd'].map((key) => loads.get(key));
  for (const index of [0, 1, 2]) {
    batches[index]?.answer();
    await turn();
  }
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']]);
  await Promise.all(all);
});

it('fails those of a failed load, and goes on', async () => {
  const { batches, load } = held();
  const loads = new BatchedLoads(load, 100);
  const first = loads.get('a');
  batches[0]?.fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  const again = loads.get('a');
  await turn();
  batches[1]?.answer();
  expect(await again).toBe('value of a');
});
