import type { GateScanOutcome } from '@festival/contracts';
import { NOW } from '../store/storeFixtures';
import { combine, shownVerdict } from './combine';
import { invalid, type GateTask, type LocalVerdict } from './judgeLocally';

const VALID: LocalVerdict = { kind: 'valid', isKnown: false, isReentry: false };
const NO_USE = { at: null, gate: null, device: null, isHere: false };
const USED: LocalVerdict = { kind: 'used', use: { ...NO_USE, gate: 'South gate' }, hasLeft: true };
const UNKNOWN = invalid('unknown_code');
const LOOK: LocalVerdict = { kind: 'information', mayEnter: true, state: 'valid', use: null, handedOut: ['Shirt'] };

const first = { at: NOW, gate: 'South gate', device: 'Phone 4' };
const use = { at: Date.parse(NOW), gate: 'South gate', device: 'Phone 4', isHere: false };
const says = (more: Partial<GateScanOutcome>): GateScanOutcome => ({ nonce: 'n', result: 'entered', ...more });
const ENTRY: GateTask = { mode: 'entry', item: null };
const INFORMATION: GateTask = { mode: 'information', item: null };

it.each<[string, LocalVerdict, GateScanOutcome | 'silent', GateTask, object]>([
  ['the phone’s word', VALID, 'silent', ENTRY, { ...VALID, isConfirmed: false }],
  ['the phone’s refusal', USED, 'silent', ENTRY, { ...USED, isConfirmed: false }],
  ['both let in', VALID, says({}), ENTRY, { ...VALID, isConfirmed: true }],
  ['a check-in was taken back', USED, says({}), ENTRY, { kind: 'valid', isConfirmed: true }],
  ['a typed ticket that is new', UNKNOWN, says({}), ENTRY, { kind: 'valid', isConfirmed: true }],
  ['used elsewhere', VALID, says({ result: 'double', first }), ENTRY, { kind: 'used', use, isConfirmed: true }],
  [
    'used here',
    VALID,
    says({ result: 'double', first: { ...first, device: 'Phone 3' } }),
    ENTRY,
    { use: { ...use, device: 'Phone 3', isHere: true } },
  ],
  [
    'used, it isn’t known where',
    VALID,
    says({ result: 'double' }),
    ENTRY,
    { kind: 'used', use: NO_USE, hasLeft: false },
  ],
  ['used, and the phone knows where', USED, says({ result: 'double' }), ENTRY, { ...USED, isConfirmed: true }],
  [
    'cancelled just now',
    VALID,
    says({ result: 'not_valid', message: 'Refunded' }),
    ENTRY,
    { ...invalid('server'), isConfirmed: true },
  ],
  [
    'let out, but never came in',
    VALID,
    says({ result: 'not_valid' }),
    { mode: 'exit', item: null },
    { ...invalid('not_inside'), isConfirmed: true },
  ],
  ['not known to both', UNKNOWN, says({ result: 'not_valid' }), ENTRY, { ...UNKNOWN, isConfirmed: true }],
  [
    'asked again, was let in',
    VALID,
    says({ result: 'known', was: 'entered' }),
    ENTRY,
    { kind: 'valid', isConfirmed: true },
  ],
  [
    'asked again, was a double',
    VALID,
    says({ result: 'known', was: 'double', first }),
    ENTRY,
    { kind: 'used', use, isConfirmed: true },
  ],
  ['asked again, it isn’t told what it was', VALID, says({ result: 'known' }), ENTRY, { ...VALID, isConfirmed: false }],
  [
    'the server can’t read it',
    VALID,
    says({ result: 'refused', message: 'x' }),
    ENTRY,
    { ...VALID, isConfirmed: false },
  ],
  ['a look', LOOK, says({}), INFORMATION, { ...LOOK, isConfirmed: true }],
  [
    'a look at who is inside',
    LOOK,
    says({ result: 'double', first }),
    INFORMATION,
    { mayEnter: false, state: 'inside', use, handedOut: ['Shirt'] },
  ],
  [
    'a look at who left',
    { ...LOOK, state: 'left', use },
    says({}),
    INFORMATION,
    { mayEnter: true, state: 'left', use },
  ],
  [
    'a look at a typed ticket that is new',
    UNKNOWN,
    says({}),
    INFORMATION,
    { kind: 'information', mayEnter: true, state: 'valid', use: null },
  ],
  [
    'a look at a check-in that was taken back',
    { ...LOOK, mayEnter: false, state: 'inside', use },
    says({}),
    INFORMATION,
    { mayEnter: true, state: 'valid', use: null },
  ],
  ['a look at no ticket', LOOK, says({ result: 'not_valid' }), INFORMATION, { kind: 'invalid', reason: 'server' }],
])('%s', (_, local, outcome, task, expected) => {
  expect(combine(local, outcome, task, 'Phone 3')).toMatchObject(expected);
});

it.each([
  [VALID, 'valid'],
  [USED, 'used'],
  [UNKNOWN, 'invalid'],
  [LOOK, null],
])('$kind is told as %s', (verdict, expected) => {
  expect(shownVerdict(verdict)).toBe(expected);
});
