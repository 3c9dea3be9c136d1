import { timeLeft } from './TimeLeft';

const NOW = Date.parse('2026-11-01T05:00:00.000Z');
const inSeconds = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

it.each([
  [725, '12 min 05 s left'],
  [60, '1 min 00 s left'],
  [0.4, '0 min 01 s left'],
  [3_600, '1 h 00 min left'],
  [90_060, '25 h 01 min left'],
  [0, null],
  [-5, null],
])('%s seconds before the end: %s', (seconds, text) => {
  expect(timeLeft(inSeconds(seconds), NOW)).toBe(text);
});
