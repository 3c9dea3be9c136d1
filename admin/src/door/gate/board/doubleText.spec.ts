import type { FirstUse, GateDouble } from '@festival/contracts';
import { DOUBLE, NOW } from '../gateFixtures';
import { doubleText } from './doubleText';

const first: FirstUse = { at: '2026-10-03T12:02:11.000Z', gate: 'North gate', device: 'Phone 3' };

it.each<[string, Partial<GateDouble>, string]>([
  [
    'both gates, times and phones',
    {},
    'Ticket TKT-7F••••••••3K: in at North gate 19:02:11 (Phone 3), again at South gate 19:04:40 (Phone 7), known since 19:06',
  ],
  [
    'no gate and no phone of a scan by an account',
    { first: { ...first, gate: null, device: null } },
    'Ticket TKT-7F••••••••3K: in 19:02:11, again at South gate 19:04:40 (Phone 7), known since 19:06',
  ],
  [
    'the day of a scan that wasn’t today',
    { first: { ...first, at: '2026-10-02T12:02:11.000Z' } },
    'Ticket TKT-7F••••••••3K: in at North gate 2 Okt 2026, 19.02.11 (Phone 3), again at South gate 19:04:40 (Phone 7), known since 19:06',
  ],
  [
    'a ticket without a check-in that counts',
    { first: null },
    'Ticket TKT-7F••••••••3K: not valid, or its first check-in was taken back; let in at South gate 19:04:40 (Phone 7), known since 19:06',
  ],
])('tells %s', (_name, changes, text) => {
  expect(doubleText({ ...DOUBLE, ...changes }, NOW)).toBe(text);
});
