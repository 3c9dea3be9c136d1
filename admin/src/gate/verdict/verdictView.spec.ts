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
  ['lets in', view(VALID), 'good', 'valid', 'VALID'],
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

it('says when, where and by which phone a ticket was used', () => {
  const { lines } = view(USED);
  expect(lines).toEqual([expect.stringMatching(/^Used at \d\d:\d\d:\d\d, North$/), 'Phone 7']);
  const here = view({ ...FACTS, kind: 'used', use: { ...USE, isHere: true }, hasLeft: false });
  expect(here.lines[1]).toBe('Used on this phone');
  const unknown = { at: null, gate: null, device: null, isHere: false };
  expect(view({ ...FACTS, kind: 'used', use: unknown, hasLeft: false }).lines).toEqual(['Used before']);
});

it('says the day of a use that was not tonight', () => {
  const use = { ...USE, at: Date.parse('2025-11-21T12:00:00Z') };
  expect(view({ ...FACTS, kind: 'used', use, hasLeft: false }).lines[0]).toMatch(/21 Nov 2025/);
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
