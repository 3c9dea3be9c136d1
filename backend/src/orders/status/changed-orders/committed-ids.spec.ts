import { CommittedIds } from './committed-ids.js';

const MINUTE_MS = 60_000;

it('asks for what is above the highest id', () => {
  const ids = new CommittedIds(5, MINUTE_MS, 100);
  expect(ids.wanted).toEqual({ after: 5, missing: [] });
  ids.take([6, 7], 0);
  expect(ids.wanted).toEqual({ after: 7, missing: [] });
});

it('asks again for ids that were passed over, in whatever order they come', () => {
  const ids = new CommittedIds(5, MINUTE_MS, 100);
  ids.take([11, 8], 0);
  expect(ids.wanted).toEqual({ after: 11, missing: [6, 7, 9, 10] });
  ids.take([9], 500);
  expect(ids.wanted).toEqual({ after: 11, missing: [6, 7, 10] });
});

it('gives up an id once no transaction can hold it any more', () => {
  const ids = new CommittedIds(0, MINUTE_MS, 100);
  ids.take([2], 1_000);
  ids.take([4], 2_000);
  ids.take([], 1_000 + MINUTE_MS);
  expect(ids.wanted.missing).toEqual([1, 3]);
  ids.take([], 1_001 + MINUTE_MS);
  expect(ids.wanted.missing).toEqual([3]);
});

it('is lost when more ids were passed over than can be asked for, and remembers none of them', () => {
  const ids = new CommittedIds(0, MINUTE_MS, 100);
  ids.take([101], 0);
  expect([ids.isLost, ids.wanted.missing.length]).toEqual([false, 100]);
  ids.take([5_000_000_000], 0);
  expect([ids.isLost, ids.wanted.missing.length]).toEqual([true, 100]);
});
