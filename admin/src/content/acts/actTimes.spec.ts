import { actTimes } from './actTimes';

it.each([
  [null, null, '–'],
  ['2027-11-22T09:00:00.000Z', null, '22 Nov 2027, 16.00'],
  ['2027-11-22T09:00:00.000Z', '2027-11-22T09:45:00.000Z', '22 Nov 2027, 16.00–16.45'],
  ['2027-11-22T16:30:00.000Z', '2027-11-22T17:15:00.000Z', '22 Nov 2027, 23.30–23 Nov 2027, 00.15'],
])('from %s to %s: %s', (starts_at, ends_at, text) => {
  expect(actTimes({ starts_at, ends_at })).toBe(text);
});
