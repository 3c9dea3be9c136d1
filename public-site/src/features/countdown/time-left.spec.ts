import { currentEvent, timeLeft } from './time-left';

const at = (targetDate: string) => ({
  id: 1,
  event_key: targetDate,
  name: targetDate,
  name_indonesian: null,
  targetDate,
  bgColor: '#42B5B5',
});
const FIRST = at('2025-05-19T02:00:00.000Z');
const SECOND = at('2025-09-27T02:00:00.000Z');
const THIRD = at('2025-11-22T11:00:00.000Z');

test.each([
  ['before all', '2025-01-01T00:00:00.000Z', FIRST],
  ['a moment before the first', '2025-05-19T01:59:59.999Z', FIRST],
  ['at the first', '2025-05-19T02:00:00.000Z', SECOND],
  ['between', '2025-10-01T00:00:00.000Z', THIRD],
  ['after all', '2026-01-01T00:00:00.000Z', THIRD],
])('%s', (_name, now, expected) => {
  expect(currentEvent([FIRST, SECOND, THIRD], Date.parse(now))).toBe(expected);
});

test('the editors’ order decides between two that are ahead', () => {
  expect(currentEvent([THIRD, SECOND], Date.parse('2025-06-01T00:00:00.000Z'))).toBe(THIRD);
  expect(currentEvent([], 0)).toBeUndefined();
});

test.each([
  ['2025-11-20T09:58:57.000Z', [2, 1, 1, 3]],
  ['2025-11-22T10:59:59.001Z', [0, 0, 0, 1]],
  ['2025-11-22T11:00:00.000Z', [0, 0, 0, 0]],
  ['2025-11-22T12:00:00.000Z', [0, 0, 0, 0]],
])('the time left at %s', (now, expected) => {
  const { days, hours, minutes, seconds } = timeLeft(THIRD.targetDate, Date.parse(now));
  expect([days, hours, minutes, seconds]).toEqual(expected);
});
