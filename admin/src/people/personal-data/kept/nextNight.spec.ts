import { nextNight } from './nextNight';

const NOW = new Date('2026-02-20T05:00:00Z');
const kind = (due: number | null, removal_from: string | null) => ({ kind: 'mails' as const, due, removal_from });

it.each([
  ['nothing', [kind(0, null), kind(null, null)], 'The next night removes nothing.'],
  [
    'what was announced',
    [kind(1_100, '2026-02-19T20:00:00Z')],
    'The next night removes at most 1.100 of Mails; records of orders that are under way wait.',
  ],
  [
    'nothing before its time',
    [kind(7, '2026-02-22T20:00:00Z')],
    'The next night removes nothing. 7 of Mails go from 23 Feb 2026, 03.00 on.',
  ],
  [
    'nothing before it is announced',
    [kind(7, null)],
    'The next night removes nothing. 7 of Mails are announced first.',
  ],
])('removes %s', (_name, kinds, expected) => {
  expect(nextNight(kinds, NOW)).toBe(expected);
});
