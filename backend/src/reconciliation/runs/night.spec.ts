import { lastNight } from './night.js';

it.each([
  ['2025-11-21T18:59:59.999Z', '2025-11-21'],
  ['2025-11-21T19:00:00.000Z', '2025-11-22'],
  ['2025-11-21T21:59:59.999Z', '2025-11-22'],
  ['2025-11-21T22:00:00.000Z', '2025-11-22'],
  ['2025-11-22T18:59:59.999Z', '2025-11-22'],
])('%s belongs to the night %p or follows it', (moment, name) => {
  expect(lastNight(new Date(moment))).toEqual({ name, endsAt: new Date(`${name}T05:00:00+07:00`) });
});
