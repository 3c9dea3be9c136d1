import { RecentCounts } from './recent-counts.js';

it('counts what happened lately, by key, and forgets the rest', () => {
  let now = 1_000_000;
  const counts = new RecentCounts<'well' | 'badly'>(() => now);
  const seen = (ms: number) => [counts.sum('well', ms), counts.sum('badly', ms)];
  counts.add('well');
  counts.add('badly');
  now += 30_000;
  counts.add('badly');
  expect(seen(60_000)).toEqual([1, 2]);
  expect(seen(10_000)).toEqual([0, 1]);
  now += 45_000;
  expect(seen(60_000)).toEqual([0, 1]);
  now += 120_000;
  expect(seen(600_000)).toEqual([1, 2]);
  counts.add('well');
  expect(seen(600_000)).toEqual([1, 0]);
});
