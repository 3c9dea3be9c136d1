import { duration, failureName, queueRow } from './nowTexts';
import { pollAfter } from './useNow';

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [75, '1 min 15 s'],
  [3_600, '1 h 0 min'],
  [5_430, '1 h 30 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

it('names what it doesn’t know as it came', () => {
  expect([queueRow('new_one'), failureName('new_one'), queueRow('waiting_room')]).toEqual(['new_one', 'new_one', null]);
});

it('asks less and less often while nothing comes', () => {
  expect([0, 1, 2, 3, 4, 9].map((failures) => pollAfter(failures))).toEqual([
    3_000, 6_000, 12_000, 24_000, 30_000, 30_000,
  ]);
});
