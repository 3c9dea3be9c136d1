import { until } from '../../../test/support/until.js';
import { backUpEvery } from './back-up-every.js';

const EVERY_MS = 20;

/** Runs until `done`, with what the tests say happens at each backup. */
async function run(happens: Array<'made' | 'fails'>, newest: Date | null = null) {
  const stopping = new AbortController();
  const failures: Array<[unknown, number]> = [];
  const times: number[] = [];
  let last = newest;
  let turn = 0;
  const running = backUpEvery(
    {
      everyMs: EVERY_MS,
      last: async () => last,
      once: async () => {
        times.push(Date.now());
        if (happens[(turn += 1) - 1] === 'fails') throw new Error('The database is away');
        last = new Date();
      },
      failed: (error, againMs) => failures.push([error, againMs]),
    },
    stopping.signal,
  );
  await until(
    async () => turn,
    (made) => made >= happens.length,
    'backups',
  );
  stopping.abort();
  await running;
  return { times, failures };
}

it('makes one at once when there is none, then one whenever the newest is too old', async () => {
  const { times, failures } = await run(['made', 'made', 'made']);
  expect(failures).toEqual([]);
  for (const [index, time] of times.slice(1).entries())
    expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(EVERY_MS - 1);
});

it('waits when the newest is young, as after a restart', async () => {
  const newest = new Date();
  const { times } = await run(['made'], newest);
  expect((times[0] ?? 0) - newest.getTime()).toBeGreaterThanOrEqual(EVERY_MS - 1);
});

it('goes on after a failure, and says so', async () => {
  const { failures } = await run(['fails', 'fails', 'made']);
  expect(failures).toEqual([
    [new Error('The database is away'), EVERY_MS],
    [new Error('The database is away'), EVERY_MS],
  ]);
});

it('stops while it waits', async () => {
  const stopping = new AbortController();
  const never = {
    everyMs: 3_600_000,
    last: async () => new Date(),
    once: async () => undefined,
    failed: () => undefined,
  };
  const running = backUpEvery(never, stopping.signal);
  stopping.abort();
  await expect(running).resolves.toBeUndefined();
});
