import { StepCounts } from './step-counts.js';

const MINUTE_MS = 60_000;
const at = (minute: number): Date => new Date(minute * MINUTE_MS);

/** What there is by the minute, and from which minutes on it was counted. */
function counted(allEveryMinutes: number) {
  const there = new Map<number, number>();
  const asked: number[] = [];
  const steps = new StepCounts<number>({
    stepMs: MINUTE_MS,
    allEveryMs: allEveryMinutes * MINUTE_MS,
    count: (from) => {
      const first = from.getTime() / MINUTE_MS;
      asked.push(first);
      return Promise.resolve([...there].filter(([minute]) => minute >= first));
    },
  });
  const read = async (first: number, now: number) => Object.fromEntries(await steps.read(first, at(now)));
  return { there, asked, read };
}

it('counts everything once, then the newest three steps', async () => {
  const { there, asked, read } = counted(10);
  there.set(100, 5).set(109, 2);
  expect(await read(100, 109)).toEqual({ 100: 5, 109: 2 });
  there.set(100, 6).set(108, 1).set(110, 4);
  expect(await read(100, 110)).toEqual({ 100: 5, 108: 1, 109: 2, 110: 4 });
  expect(asked).toEqual([100, 108]);
});

it('counts the others again after a while, so that what was taken back is gone', async () => {
  const { there, asked, read } = counted(10);
  there.set(100, 5);
  await read(100, 105);
  there.delete(100);
  expect(await read(100, 114)).toEqual({ 100: 5 });
  expect(await read(100, 115)).toEqual({});
  expect(asked).toEqual([100, 112, 100]);
});

it('forgets what is before the first step, and counts again what comes back into sight', async () => {
  const { there, read } = counted(1_000);
  there.set(100, 5).set(103, 2);
  await read(100, 104);
  expect(await read(102, 105)).toEqual({ 103: 2 });
  expect(await read(100, 106)).toEqual({ 100: 5, 103: 2 });
});

it('counts everything again when the clock was set back', async () => {
  const { asked, read } = counted(1_000);
  await read(100, 110);
  await read(100, 105);
  expect(asked).toEqual([100, 100]);
});
