import { settledNumber } from './settled-changes.js';

const NOW = new Date('2025-11-22T12:00:00Z');
const row = (id: number, secondsAgo: number) => ({ id, changedAt: new Date(NOW.getTime() - secondsAgo * 1000) });

it.each([
  ['nothing has changed', 7, [], 7],
  ['no id was passed over', 7, [row(8, 1), row(9, 0)], 9],
  ['the first id was passed over just now', 7, [row(9, 1), row(10, 0)], 7],
  ['an id in the middle was passed over just now', 7, [row(8, 2), row(10, 1), row(11, 0)], 8],
  ['the id that was passed over was given up', 7, [row(8, 40), row(10, 31), row(11, 0)], 11],
  ['one was given up and one was passed over just now', 0, [row(3, 60), row(5, 2), row(6, 1)], 3],
])('when %s', (_, since, rows, expected) => {
  expect(settledNumber(since, rows, NOW)).toBe(expected);
});
