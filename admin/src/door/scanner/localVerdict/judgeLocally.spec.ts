import { hashOf, NOW, RULES, scanOf } from '../store/storeFixtures';
import { newCode } from './ticketFixtures';
import type { KnownTicket, LinkedUse, ScanRow } from '../store/gateDatabase';
import { canServerKnowMore, judgeLocally, type GateTask, type ReadTicket } from './judgeLocally';

const CODE = newCode();
const HASH = hashOf(1);
const AT = Date.parse(NOW);
const SIGNED: ReadTicket = { code: CODE, signature: 'right' };
const TYPED: ReadTicket = { code: CODE, signature: 'none' };

const known = (state: KnownTicket['state'], more: Partial<KnownTicket> = {}): KnownTicket => ({
  hash: HASH,
  state,
  items: 0,
  usedAt: state === 'inside' || state === 'left' ? AT - 60_000 : null,
  gate: state === 'inside' || state === 'left' ? 'South gate' : null,
  ...more,
});
const own = (more: Partial<ScanRow> = {}): ScanRow =>
  scanOf(HASH, { at: AT - 7_000_000, offsetMs: 6_990_000, ...more });

const THERE = { at: AT - 60_000, gate: 'South gate', device: null, isHere: false };
const HERE = { at: AT - 10_000, gate: 'North gate', device: null, isHere: true };
const LET_IN = { kind: 'valid', isKnown: true, isReentry: false };
const NEW = { ...LET_IN, isKnown: false };
const used = (use: object, hasLeft = false) => ({ kind: 'used', use, hasLeft });
const not = (reason: string) => ({ kind: 'invalid', reason });
const info = (mayEnter: boolean, state: string, use: object | null = null, handedOut: string[] = []) => ({
  kind: 'information',
  mayEnter,
  state,
  use,
  handedOut,
});

interface Case {
  read?: ReadTicket;
  mode?: GateTask['mode'];
  item?: string;
  known?: KnownTicket | null;
  own?: ScanRow[];
  linked?: LinkedUse[];
  reentry?: boolean;
}
const wristband = { mode: 'hand_out', item: 'Wristband' } as const;
const handedOut = own({ mode: 'hand_out', item: 'Wristband' });
const exit = own({ mode: 'exit', at: AT, offsetMs: 0 });
const firstUse = { at: new Date(THERE.at).toISOString(), gate: 'South gate', device: null };
const double = own({ verdict: 'valid', state: 'told', result: 'double', first: firstUse });

const elsewhere: LinkedUse = {
  hash: HASH,
  mode: 'entry',
  item: null,
  at: AT - 30_000,
  gate: 'West gate',
  device: 'Phone 7',
};
const THERE_BY_LINK = { at: AT - 30_000, gate: 'West gate', device: 'Phone 7', isHere: false };
const ENTRY: GateTask = { mode: 'entry', item: null };

const CASES: [string, Case, object][] = [
  ['a signed ticket', {}, LET_IN],
  ['a typed one', { read: TYPED }, LET_IN],
  ['one sold after the copy was made', { known: null }, NEW],
  ['one that is typed and not in the copy', { read: TYPED, known: null }, not('unknown_code')],
  ['a wrong signature', { read: { code: CODE, signature: 'wrong' }, known: null }, not('signature')],
  ['a wrong signature on a ticket of ours', { read: { code: CODE, signature: 'wrong' } }, not('signature')],
  [
    'a ticket of another edition',
    { read: { code: CODE, signature: 'unknown_key' }, known: null },
    not('other_edition'),
  ],
  [
    'another edition’s signature on a ticket of ours',
    { read: { code: CODE, signature: 'unknown_key' } },
    not('signature'),
  ],
  ['a foreign QR code', { read: { code: 'HTTPS://EXAMPLE.COM', signature: 'none' }, known: null }, not('foreign')],
  ['a cancelled ticket', { known: known('not_valid') }, not('cancelled')],
  ['a cancelled one that this phone let in', { known: known('not_valid'), own: [own()] }, not('cancelled')],

  ['used at another gate', { known: known('inside') }, used(THERE)],
  [
    'used, where and when isn’t known',
    { known: known('inside', { usedAt: null, gate: null }) },
    used({ ...THERE, at: null, gate: null }),
  ],
  ['let in by this phone', { own: [own()] }, used(HERE)],
  ['let in by this phone, not in the copy', { known: null, own: [own()] }, used(HERE)],
  ['let in by this phone, the verdict was never shown', { own: [own({ verdict: null })] }, used(HERE)],
  ['let in by this phone, the server can’t read it', { own: [own({ state: 'refused' })] }, used(HERE)],
  ['refused by this phone', { own: [own({ verdict: 'used' }), own({ verdict: 'invalid' })] }, LET_IN],
  ['looked at by this phone', { own: [own({ mode: 'information', verdict: null })] }, LET_IN],
  [
    'not valid by the server’s word, never shown',
    { own: [own({ verdict: null, state: 'told', result: 'not_valid' })] },
    LET_IN,
  ],
  ['let in, which the server told as a double', { own: [double] }, used(THERE)],
  ['refused as a double by the server', { own: [{ ...double, verdict: 'used' }] }, used(THERE)],

  ['has left, no way back', { known: known('left') }, used(THERE, true)],
  ['has left and may come back', { known: known('left'), reentry: true }, { ...LET_IN, isReentry: true }],
  ['is inside, though coming back is allowed', { known: known('inside'), reentry: true }, used(THERE)],
  ['let in and out by this phone', { own: [own(), exit] }, used(HERE, true)],
  [
    'let in and out by this phone, may come back',
    { own: [own(), exit], reentry: true },
    { ...LET_IN, isReentry: true },
  ],

  ['used at a linked phone', { linked: [elsewhere] }, used(THERE_BY_LINK)],
  ['used there before it was used here', { linked: [elsewhere], own: [own()] }, used(HERE)],
  [
    'out there and in again here',
    { linked: [elsewhere, { ...elsewhere, mode: 'exit', at: AT - 20_000 }], reentry: true },
    { ...LET_IN, isReentry: true },
  ],
  ['handed out at a linked phone', { ...wristband, linked: [{ ...elsewhere, ...wristband }] }, used(THERE_BY_LINK)],

  ['exit of who is inside', { mode: 'exit', known: known('inside') }, LET_IN],
  ['exit of who was let in here', { mode: 'exit', own: [own()] }, LET_IN],
  ['exit of who isn’t known to be in', { mode: 'exit' }, LET_IN],
  ['exit of a ticket that is new', { mode: 'exit', known: null }, NEW],
  ['exit twice', { mode: 'exit', known: known('left') }, used(THERE, true)],
  ['exit twice here', { mode: 'exit', own: [own(), exit] }, used(HERE, true)],
  ['exit of a cancelled ticket', { mode: 'exit', known: known('not_valid') }, not('cancelled')],

  ['an item', wristband, LET_IN],
  ['an item to who is inside', { ...wristband, known: known('inside') }, LET_IN],
  [
    'an item that was handed out',
    { ...wristband, known: known('inside', { items: 1 }) },
    used({ ...THERE, at: null, gate: null }),
  ],
  ['another item than was handed out', { ...wristband, known: known('inside', { items: 2 }) }, LET_IN],
  ['an item that was handed out here', { ...wristband, own: [handedOut] }, used(HERE)],
  ['entry after an item', { own: [handedOut] }, LET_IN],
  ['an item for a cancelled ticket', { ...wristband, known: known('not_valid') }, not('cancelled')],

  ['a look', { mode: 'information' }, info(true, 'valid')],
  ['a look at who is inside', { mode: 'information', known: known('inside') }, info(false, 'inside', THERE)],
  ['a look at who left', { mode: 'information', known: known('left'), reentry: true }, info(true, 'left', THERE)],
  [
    'a look at items',
    { mode: 'information', known: known('valid', { items: 3 }) },
    info(true, 'valid', null, RULES.items),
  ],
  ['a look at a cancelled one', { mode: 'information', known: known('not_valid') }, not('cancelled')],
];

it.each(CASES)('%s', (_, given, expected) => {
  const { read = SIGNED, mode = 'entry', item = null, own = [], linked = [], reentry = false } = given;
  const ticket = given.known === undefined ? known('valid') : given.known;
  const rules = { ...RULES, allows_reentry: reentry };
  expect(judgeLocally(read, { mode, item }, { known: ticket, own, linked }, rules)).toEqual(expected);
});

it.each<[string, ReadTicket, ScanRow[], boolean, LinkedUse[]?, GateTask?]>([
  ['a signed ticket', SIGNED, [], true],
  ['a typed one', TYPED, [], true],
  ['a wrong signature', { code: CODE, signature: 'wrong' }, [], false],
  ['another edition', { code: CODE, signature: 'unknown_key' }, [], false],
  ['a foreign code', { code: 'HELLO', signature: 'none' }, [], false],
  ['a scan that is sent along', SIGNED, [own()], true],
  ['a scan without a verdict, in another tab', SIGNED, [own({ verdict: null })], false],
  ['a look that is still on its way', SIGNED, [own({ mode: 'information', verdict: null })], true],
  ['a scan that was told', SIGNED, [own({ state: 'told' })], true],
  ['an entry at a linked phone', SIGNED, [], false, [elsewhere]],
  ['a look at an entry at a linked phone', SIGNED, [], false, [elsewhere], { mode: 'information', item: null }],
  ['a hand-out after an entry at a linked phone', SIGNED, [], true, [elsewhere], wristband],
  ['an item that a linked phone handed out', SIGNED, [], false, [{ ...elsewhere, ...wristband }], wristband],
  ['another item', SIGNED, [], true, [{ ...elsewhere, ...wristband }], { mode: 'hand_out', item: 'Shirt' }],
])('whether the server may know more of %s', (_, read, own, expected, linked = [], task = ENTRY) => {
  expect(canServerKnowMore(read, { own, linked }, task)).toBe(expected);
});
