import type { ScannedTicketInfo } from '@festival/contracts';
import type { CallOutcome } from './callOutcome';
import { combineValidations, judgeCheckIn, judgeValidation, LOST_ANSWER_HINT, type Verdict } from './judgeTicket';

const CODE = 'TKT-7F3KQ2MZ9X4B';
const TICKET: ScannedTicketInfo = {
  ticket_code: CODE,
  status: 'valid',
  buyer_name: 'Siti',
  category: 'external',
  ticket_type: 'regular',
  ticket_type_header: 'Regular',
  order_number: 'FEST-0000000000',
  checked_in_at: null,
  checked_in_gate: null,
};
const USED: ScannedTicketInfo = {
  ...TICKET,
  status: 'used',
  checked_in_at: '2025-11-22T12:00:00Z',
  checked_in_gate: 'North',
};
const LOST: CallOutcome = { reached: false };
const answer = (status: number, body: unknown): CallOutcome => ({ reached: true, status, body });

describe('judgeValidation', () => {
  const cases: [string, CallOutcome, Verdict['kind'], string][] = [
    ['valid', answer(200, { success: true, type: 'valid', message: '' }), 'valid', 'Checked in'],
    ['used', answer(200, { success: false, type: 'used', message: '', ticket: USED }), 'used', 'Ticket already used'],
    ['unknown', answer(200, { success: false, type: 'invalid', message: '' }), 'invalid', 'Ticket not found'],
    ['unknown, with 404', answer(404, { success: false, type: 'invalid' }), 'invalid', 'Ticket not found'],
    [
      'cancelled, in the server’s words',
      answer(200, { success: false, type: 'invalid', message: 'Ticket cancelled' }),
      'invalid',
      'Ticket cancelled',
    ],
    ['an error', answer(200, { success: false, type: 'error', message: '' }), 'error', 'Validation error'],
    ['an error in the server’s words', answer(503, { success: false, message: 'Try later' }), 'error', 'Try later'],
    ['a failure that says valid', answer(500, { success: false, type: 'valid' }), 'error', 'Validation error'],
    ['valid without success', answer(200, { success: false, type: 'valid' }), 'error', 'Validation error'],
    ['success without a type', answer(200, { success: true }), 'error', 'Unexpected response from server'],
    [
      'a type that nobody knows',
      answer(200, { success: true, type: 'maybe' }),
      'error',
      'Unexpected response from server',
    ],
    ['a page instead of JSON', answer(200, undefined), 'error', 'Unexpected response from server'],
    ['a list', answer(200, []), 'error', 'Unexpected response from server'],
    ['no answer', LOST, 'error', 'Network error occurred'],
  ];
  it.each(cases)('%s', (_, outcome, kind, message) => {
    expect(judgeValidation(CODE, outcome, true)).toMatchObject({ kind, message, code: CODE, access: 'granted' });
  });

  it('tells who used the ticket, when and where', () => {
    const verdict = judgeValidation(CODE, answer(200, { success: false, type: 'used', ticket: USED }), true);
    expect(verdict.ticket).toEqual(USED);
  });

  it('knows a lost session and a missing right by the staff call only', () => {
    const refusal = (status: number) => answer(status, { success: false, message: 'no' });
    expect(judgeValidation(CODE, refusal(401), true).access).toBe('signed-out');
    expect(judgeValidation(CODE, refusal(403), true).access).toBe('denied');
    expect(judgeValidation(CODE, refusal(403), false).access).toBe('granted');
  });
});

describe('combineValidations', () => {
  const make = (kind: Verdict['kind'], message: string, access: Verdict['access'] = 'granted'): Verdict => ({
    kind,
    code: CODE,
    message,
    access,
    isCounted: true,
  });
  const down = make('error', 'staff');
  const out = make('error', 'Your session has ended', 'signed-out');

  it.each<[string, Verdict, Verdict, Partial<Verdict>]>([
    [
      'the public word counts when the staff call broke',
      down,
      make('valid', 'ok'),
      { kind: 'valid', access: 'granted' },
    ],
    ['also when it is an error', down, make('error', 'public'), { message: 'public' }],
    [
      'a lost session is shown rather than a public error',
      out,
      make('error', 'public'),
      { message: 'Your session has ended', access: 'signed-out' },
    ],
    [
      'a lost session stays known next to a public verdict',
      out,
      make('used', 'used'),
      { kind: 'used', access: 'signed-out' },
    ],
  ])('%s', (_, staff, open, expected) => {
    expect(combineValidations(staff, open)).toMatchObject(expected);
  });
});

describe('judgeCheckIn', () => {
  const validated: Verdict = {
    kind: 'valid',
    code: CODE,
    message: '',
    ticket: TICKET,
    access: 'granted',
    isCounted: true,
  };
  const cases: [string, CallOutcome, Verdict['kind'], string][] = [
    ['admitted', answer(200, { success: true, type: 'valid', message: 'Welcome' }), 'valid', 'Welcome'],
    ['admitted, without a type', answer(201, { success: true }), 'valid', 'Checked in'],
    [
      'lost to another scan',
      answer(409, { success: false, type: 'used', message: '', ticket: USED }),
      'used',
      'Ticket already used',
    ],
    ['lost, without a type', answer(409, { success: false, ticket: USED }), 'used', 'Ticket already used'],
    [
      'cancelled meanwhile',
      answer(409, { success: false, type: 'invalid', message: 'Cancelled' }),
      'invalid',
      'Cancelled',
    ],
    ['a conflict without more', answer(409, { success: false }), 'error', 'Check-in failed'],
    ['a refusal', answer(500, { success: false, message: '' }), 'error', 'Check-in failed'],
    ['success with a failure’s status', answer(500, { success: true, type: 'valid' }), 'error', 'Check-in failed'],
    ['no success', answer(200, { success: false }), 'error', 'Check-in failed'],
    ['a page instead of JSON', answer(502, undefined), 'error', 'Unexpected response from server'],
    ['no answer', LOST, 'error', 'Network error occurred'],
    ['signed out', answer(401, { success: false, message: 'x' }), 'error', 'Your session has ended'],
  ];
  it.each(cases)('%s', (_, outcome, kind, message) => {
    expect(judgeCheckIn(CODE, outcome, validated)).toMatchObject({ kind, message });
  });

  it('keeps the buyer of the validation when the check-in names none', () => {
    expect(judgeCheckIn(CODE, answer(200, { success: true }), validated).ticket).toEqual(TICKET);
  });

  it('warns that a lost answer may have been a check-in', () => {
    expect(judgeCheckIn(CODE, LOST, validated).hint).toBe(LOST_ANSWER_HINT);
  });
});
