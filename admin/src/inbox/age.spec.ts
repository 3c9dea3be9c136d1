import { ageOf } from './age';

const NOW = Date.parse('2026-10-03T12:00:00Z');

it.each([
  ['2026-10-03T12:00:30Z', 'min', 0],
  ['2026-10-03T11:59:30Z', 'min', 0],
  ['2026-10-03T11:01:00Z', 'min', 59],
  ['2026-10-03T11:00:00Z', 'h', 1],
  ['2026-10-01T12:00:01Z', 'h', 47],
  ['2026-10-01T12:00:00Z', 'd', 2],
  ['2026-09-01T12:00:00Z', 'd', 32],
])('%s has waited %s %i', (since, unit, count) => {
  expect(ageOf(since, NOW)).toEqual({ unit, count });
});
