import { minutesLeft } from './minutes-left.js';

it.each([
  ['at the pace of the hour when that is faster', 60, { lastHour: 30, lastDay: 40 }, 120],
  ['at the pace of the day when the last hour was quiet', 48, { lastHour: 0, lastDay: 24 }, 2 * 1440],
  ['to ten minutes', 33, { lastHour: 60, lastDay: 60 }, 30],
  ['to hours', 200, { lastHour: 60, lastDay: 60 }, 180],
  ['to days', 100, { lastHour: 0, lastDay: 33 }, 3 * 1440],
  ['ten minutes at least', 1, { lastHour: 600, lastDay: 600 }, 10],
  ['not when too few were sold', 10, { lastHour: 4, lastDay: 4 }, null],
  ['not beyond two weeks', 1_000, { lastHour: 0, lastDay: 50 }, null],
  ['not when nothing is left', 0, { lastHour: 9, lastDay: 9 }, null],
])('%s', (_rule, left, sold, minutes) => {
  expect(minutesLeft(left, sold)).toBe(minutes);
});
