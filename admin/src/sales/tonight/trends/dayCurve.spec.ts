import { curveOf, hoursShown, soldByNow, soldInHour } from './dayCurve';

/** A day that is over until the step, with so many tickets in some steps. */
const day = (length: number, sold: Readonly<Record<number, number>> = {}) => ({
  steps: Array.from({ length }, (_, step) => sold[step] ?? 0),
});

it('adds up from midnight on', () => {
  const points = curveOf(day(14, { 0: 2, 12: 3 }));
  expect(points[0]).toEqual({ hour: 0, tickets: 0 });
  expect(points[1]).toEqual({ hour: 1 / 12, tickets: 2 });
  expect(points[12]).toEqual({ hour: 1, tickets: 2 });
  expect(points.at(-1)).toEqual({ hour: 14 / 12, tickets: 5 });
});

it.each<[string, Parameters<typeof hoursShown>, [number, number]]>([
  ['from the first sale to now', [day(12 * 12 + 1, { 100: 1 }), null], [8, 13]],
  ['both days’ sales', [day(12 * 12 + 1, { 100: 1 }), day(288, { 60: 1, 270: 2 })], [5, 23]],
  ['the whole day at its end', [day(288, { 0: 1 }), null], [0, 24]],
  ['four hours at least', [day(12 * 12 + 1, { 144: 1 }), null], [9, 13]],
  ['four hours after midnight too', [day(1), null], [0, 4]],
])('shows %s', (_what, days, hours) => {
  expect(hoursShown(...days)).toEqual(hours);
});

it('compares with what was sold by this time', () => {
  expect(soldByNow(day(288, { 0: 1, 11: 2, 12: 4 }), day(12))).toBe(3);
});

it('counts by the hours of the clock, and knows nothing of those to come', () => {
  const today = day(13, { 0: 1, 11: 2, 12: 4 });
  expect([0, 1, 2].map((hour) => soldInHour(today, hour))).toEqual([3, 4, null]);
});
