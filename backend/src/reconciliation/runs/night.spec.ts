import { nightOf } from './night.js';

it.each([
  ['2025-11-21T18:59:59.999Z', null],
  ['2025-11-21T19:00:00.000Z', '2025-11-22'],
  ['2025-11-21T21:59:59.999Z', '2025-11-22'],
  ['2025-11-21T22:00:00.000Z', null],
  ['2025-11-22T04:00:00.000Z', null],
])('%s belongs to the night %p', (moment, night) => {
  expect(nightOf(new Date(moment))).toBe(night);
});
