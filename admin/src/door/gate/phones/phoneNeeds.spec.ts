import type { AdminGatePhone } from '@festival/contracts';
import { NOW, PHONE } from '../gateFixtures';
import { durationText, needsOf, unsentWarning } from './phoneNeeds';

const now = Date.parse(NOW);
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [47 * 3_600, '47 h'],
  [48 * 3_600, '2 d'],
  // A clock that is a little ahead.
  [-5, '0 s'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(ago(seconds), now)).toBe(text);
});

it.each<[string, Partial<AdminGatePhone>, string[]]>([
  ['a phone in order', {}, []],
  ['seen a moment ago', { seen_at: ago(119) }, []],
  ['silent', { seen_at: ago(120) }, ['Not seen for 2 min']],
  ['never seen', { seen_at: null }, ['Not seen yet']],
  ['unsent scans', { unsent: 12 }, ['12 scans not sent']],
  ['one unsent scan', { unsent: 1 }, ['One scan not sent']],
  ['a low battery', { battery: 29 }, ['Battery 29 %']],
  ['a battery of 30', { battery: 30 }, []],
  ['no ticket', { tickets: 0 }, ['Holds no tickets']],
  ['checks that failed', { not_ready: ['camera', 'awake'] }, ['Not ready: camera, screen stays on']],
  ['no report yet', { battery: null, unsent: null, tickets: null, not_ready: null }, []],
  ['a code that wasn’t scanned', { state: 'waiting', seen_at: null }, []],
  ['taken out', { state: 'revoked', seen_at: ago(900), battery: 3 }, []],
  ['taken out with scans on it', { state: 'revoked', unsent: 2 }, ['2 scans not sent']],
])('%s needs %j → %j', (_name, changes, labels) => {
  expect(needsOf({ ...PHONE, ...changes }, now).map(({ label }) => label)).toEqual(labels);
});

it.each<[Partial<AdminGatePhone>, RegExp]>([
  [{ unsent: 12 }, /has told of 12 scans that it hasn’t sent: let it send first/],
  [{ unsent: 1 }, /has told of one scan that it hasn’t sent/],
  [{ unsent: 0 }, /had sent all its scans/],
  [{ unsent: null }, /has never told how many scans/],
  [{ state: 'waiting', unsent: null }, /^$/],
])('warns before it stops scanning: %j', (changes, text) => {
  expect(unsentWarning({ ...PHONE, ...changes })).toMatch(text);
});
