import type { GateMode, GateVerdict } from '@festival/contracts';
import type { Move } from './moves.js';
import { decideScan, type ScanDecision, type TicketAtGate } from './decide-scan.js';

const at = (minute: number) => new Date(Date.UTC(2025, 10, 22, 12, minute));
const ticket = (changes: Partial<TicketAtGate> = {}): TicketAtGate => ({
  status: 'valid',
  checkedInAt: null,
  leftAt: null,
  resetAt: null,
  items: new Set(),
  moves: [],
  ...changes,
});
const VALID = ticket();
const INSIDE = ticket({ status: 'used', checkedInAt: at(10) });
const LEFT = ticket({ status: 'used', checkedInAt: at(10), leftAt: at(20) });
const IN_AGAIN: Move[] = [
  { action: 'checkin', at: at(10) },
  { action: 'exit', at: at(20) },
  { action: 'checkin', at: at(25) },
];
const TWO_EXITS: Move[] = [
  { action: 'checkin', at: at(10) },
  { action: 'exit', at: at(20) },
  { action: 'exit', at: at(25) },
];
const RESET = ticket({ resetAt: at(20) });
const BANDED = ticket({ items: new Set(['Wristband']) });

const decide = (
  mode: GateMode,
  of: TicketAtGate | null,
  {
    verdict = null,
    minute = 30,
    reentry = true,
  }: { verdict?: GateVerdict | null; minute?: number; reentry?: boolean } = {},
): string => {
  const { result, effect, logged }: ScanDecision = decideScan(
    { mode, item: 'Wristband', at: at(minute), verdict },
    of,
    reentry,
  );
  return `${result} ${effect} ${logged}`;
};

describe('an entry', () => {
  it.each<[string, TicketAtGate | null, Parameters<typeof decide>[2], string]>([
    ['of a valid ticket', VALID, {}, 'entered enter valid'],
    ['that a phone let in', VALID, { verdict: 'valid' }, 'entered enter valid'],
    ['of no ticket', null, {}, 'not_valid none invalid'],
    ['of no ticket, let in', null, { verdict: 'valid' }, 'not_valid none invalid'],
    ['made before a reset', RESET, { verdict: 'valid', minute: 5 }, 'double none double'],
    ['after a reset', RESET, {}, 'entered enter valid'],
    ['of a used ticket', INSIDE, {}, 'double none used'],
    ['of a used ticket, let in later', INSIDE, { verdict: 'valid' }, 'double none double'],
    ['of a used ticket, let in at the same moment', INSIDE, { verdict: 'valid', minute: 10 }, 'double none double'],
    ['of a used ticket, let in earlier', INSIDE, { verdict: 'valid', minute: 5 }, 'entered enter_earlier valid'],
    ['of a used ticket, asked for earlier', INSIDE, { minute: 5 }, 'double none used'],
    ['after an exit', LEFT, {}, 'entered reenter valid'],
    ['after an exit, where nobody comes in again', LEFT, { reentry: false }, 'double none used'],
    ['that was before the exit', LEFT, { verdict: 'valid', minute: 15 }, 'double none double'],
    [
      'between two exits',
      { ...LEFT, leftAt: at(25), moves: TWO_EXITS },
      { verdict: 'valid', minute: 22 },
      'entered none valid',
    ],
    ['that a phone refused as used', INSIDE, { verdict: 'used' }, 'double none used'],
    ['that a phone refused although the ticket is valid', VALID, { verdict: 'used' }, 'not_valid none used'],
    ['that a phone refused as not valid', VALID, { verdict: 'invalid' }, 'not_valid none invalid'],
  ])('%s', (_, of, how, expected) => expect(decide('entry', of, how)).toBe(expected));

  it.each(['pending', 'expired', 'cancelled'] as const)('of a %s ticket is not valid', (status) => {
    expect(decide('entry', ticket({ status }))).toBe('not_valid none invalid');
    // A lead must hear of who was let in.
    expect(decide('entry', ticket({ status }), { verdict: 'valid' })).toBe('not_valid none double');
  });
});

it.each<[string, GateMode, TicketAtGate | null, Parameters<typeof decide>[2], string]>([
  ['an exit of who is inside', 'exit', INSIDE, {}, 'entered leave valid'],
  ['an exit of who has left', 'exit', LEFT, {}, 'double none used'],
  ['a later exit of who has left', 'exit', LEFT, { verdict: 'valid' }, 'double leave used'],
  [
    'an exit before the last entry',
    'exit',
    { ...INSIDE, moves: IN_AGAIN },
    { verdict: 'valid', minute: 22 },
    'entered none valid',
  ],
  ['an exit of who never came', 'exit', VALID, {}, 'not_valid none invalid'],
  ['a first hand-out', 'hand_out', VALID, {}, 'entered hand_out valid'],
  ['a hand-out to who is inside', 'hand_out', INSIDE, {}, 'entered hand_out valid'],
  ['a second hand-out', 'hand_out', BANDED, {}, 'double none used'],
  ['a second hand-out that a phone gave', 'hand_out', BANDED, { verdict: 'valid' }, 'double none double'],
  ['a hand-out for no ticket', 'hand_out', null, {}, 'not_valid none invalid'],
  ['a look at a valid ticket', 'information', VALID, {}, 'entered none valid'],
  ['a look at a used ticket', 'information', INSIDE, {}, 'double none used'],
  ['a look at who may come in again', 'information', LEFT, {}, 'entered none valid'],
  ['a look at no ticket', 'information', null, {}, 'not_valid none invalid'],
])('%s', (_, mode, of, how, expected) => expect(decide(mode, of, how)).toBe(expected));
