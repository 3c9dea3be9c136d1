import { readFilterValue } from './filter-value.js';

const RULE = { kind: 'time', from: 'createdAt' } as const;

it.each([
  ['2026-10-03T12:30:00.000Z', '2026-10-03T12:30:00.000Z'],
  ['2026-10-03T12:30:00+07:00', '2026-10-03T05:30:00.000Z'],
  ['2026-10-03T12:30', '2026-10-03T05:30:00.000Z'],
  ['2026-10-03', '2026-10-02T17:00:00.000Z'],
])('the time %s is %s: without an offset it is Jakarta’s', (text, moment) => {
  expect(readFilterValue(RULE, text)).toEqual({ value: new Date(moment) });
});

it.each(['1', '3 October 2026', '2026-W40', '2026-13-01', '+012026-10-03T00:00:00Z', '0001-01-01', 5, true, []])(
  '%j is no time',
  (given) => {
    expect(readFilterValue(RULE, given)).toEqual({ expected: 'must be a time in ISO 8601' });
  },
);
