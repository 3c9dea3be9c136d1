import type { ShownVerdict } from '../../door/scanner/sync/ticketChecker';
import { ENGLISH } from '../texts/english';
import { viewOf } from './verdictView';

const JUST_NOW = Date.now() - 60_000;
const DETAILS = {
  buyer_name: 'Siti Rahma',
  category: 'internal',
  ticket_type_header: 'Regular',
  order_number: 'FEST-0000000000',
} as const;
const FACTS = { code: 'TKT-7F3KQ2MZ9X4B', details: DETAILS, isConfirmed: true };
const VALID: ShownVerdict = { ...FACTS, kind: 'valid', isKnown: true, isReentry: false };
const USE = { at: JUST_NOW, gate: 'North', device: 'Phone 7', isHere: false };
const USED: ShownVerdict = { ...FACTS, kind: 'used', use: USE, hasLeft: false };

const view = (shown: ShownVerdict, mode: Parameters<typeof viewOf>[1]['mode'] = 'entry', askForId = false) =>
  viewOf(shown, { mode, askForId, texts: ENGLISH });

it.each<[string, ReturnType<typeof view>, string, string, string]>([
  ['lets in', view(VALID), 'good', 'valid', 'LET IN'],
  ['lets in after a look at the ID', view(VALID, 'entry', true), 'check', 'valid', 'ASK FOR ID'],
  ['lets out, whatever the doubles', view(VALID, 'exit', true), 'good', 'valid', 'GOODBYE'],
  ['hands out', view(VALID, 'hand_out'), 'good', 'valid', 'HAND IT OUT'],
  ['refuses a used ticket', view(USED), 'used', 'used', 'ALREADY USED'],
  ['refuses a second hand-out', view(USED, 'hand_out'), 'used', 'used', 'ALREADY GIVEN'],
  ['refuses a second exit', view(USED, 'exit'), 'used', 'used', 'ALREADY LEFT'],
  ['refuses a forged code', view({ ...FACTS, kind: 'invalid', reason: 'signature' }), 'bad', 'invalid', 'NOT VALID'],
  ['refuses on a full phone', view({ kind: 'not_stored', failure: 'full' }), 'error', 'error', 'TRY AGAIN'],
  ['refuses when it was taken out', view({ kind: 'ended', because: 'revoked' }), 'error', 'error', 'ASK A LEAD'],
  ['refuses without tickets', view({ kind: 'not_ready' }), 'error', 'error', 'TRY AGAIN'],
])('%s', (_, { tone, kind, word }, ...expected) => {
  expect([tone, kind, word]).toEqual(expected);
});

const usedAt = (use: Partial<typeof USE>): ShownVerdict => ({
  ...FACTS,
  kind: 'used',
  use: { ...USE, ...use },
  hasLeft: false,
});

it('says how long ago, where and by which phone a ticket was used', () => {
  const { lines, advice } = view(USED);
  expect(lines).toEqual(['Used 1 min ago, North', expect.stringMatching(/^\d\d:\d\d:\d\d · Phone 7$/)]);
  expect(advice).toBe('Don’t let in. Call a lead.');
  const here = view(usedAt({ isHere: true }));
  expect(here.lines).toEqual(['Used 1 min ago, on this phone', expect.stringMatching(/^\d\d:\d\d:\d\d · North$/)]);
  const unknown = { at: null, gate: null, device: null, isHere: false };
  expect(view({ ...FACTS, kind: 'used', use: unknown, hasLeft: false }).lines).toEqual(['Used before']);
});

it('says the day of a use that was not tonight', () => {
  const [long, time] = view(usedAt({ at: Date.parse('2025-11-21T12:00:00Z') })).lines;
  expect(long).toMatch(/^Used \d+ days ago, North$/);
  expect(time).toMatch(/21 Nov 2025/);
});

it.each([
  ['asks whether it is the same visitor', 8_000, true, 'entry', ENGLISH.notes.justNow],
  ['but not after half a minute', 31_000, true, 'entry', 'Don’t let in. Call a lead.'],
  ['nor of another phone', 8_000, false, 'entry', 'Don’t let in. Call a lead.'],
  ['nor of what isn’t an entry', 8_000, true, 'hand_out', null],
] as const)('a ticket that was used a moment ago: %s', (_, agoMs, isHere, mode, advice) => {
  expect(view(usedAt({ at: Date.now() - agoMs - 500, isHere }), mode).advice).toBe(advice);
});

it('a code that is no ticket refuses nobody', () => {
  const shown = view({ ...FACTS, kind: 'invalid', reason: 'foreign', isConfirmed: false, details: null });
  expect(shown).toMatchObject({ word: 'NOT A TICKET', isCounted: false, isConfirmed: null });
  expect(shown.advice).toBe('Ask for the QR code of the festival ticket.');
});

it('an unknown ticket may be a new one while the server is silent', () => {
  const unknown: ShownVerdict = { ...FACTS, kind: 'invalid', reason: 'unknown_code', details: null };
  expect(view({ ...unknown, isConfirmed: false }).lines).toEqual(['Ticket not found', ENGLISH.notes.askLeadWhenOnline]);
  expect(view({ ...unknown, isConfirmed: true }).lines).toEqual(['Ticket not found']);
});

it('says that a ticket is new to the phone, unless the server knows it', () => {
  const unknown: ShownVerdict = { ...FACTS, kind: 'valid', isKnown: false, isReentry: false, isConfirmed: false };
  expect(view(unknown).lines).toEqual([ENGLISH.notes.newTicket]);
  expect(view({ ...unknown, isConfirmed: true }).lines).toEqual([]);
});

it('a look tells what may be done, and what was', () => {
  const shown: ShownVerdict = {
    ...FACTS,
    kind: 'information',
    mayEnter: false,
    state: 'inside',
    use: USE,
    handedOut: ['Wristband'],
  };
  const { tone, lines } = view(shown, 'information');
  expect([tone, lines[0], lines.at(-1)]).toEqual(['look', 'May not come in', 'Handed out: Wristband']);
});
