import type { RefundablePayment, RefundableTicket } from '@festival/contracts';
import { scopeError, scopesOf, suggestedAmount, ticketsOut } from './refundScope';

const PAYMENT = { left: 96_101, amount: 96_101, partial: true, is_extra: false } as RefundablePayment;
const ticket = (number: number, blocked: RefundableTicket['blocked'] = null): RefundableTicket => ({
  code: `TKT-${number}`,
  number,
  status: 'valid',
  share: number === 3 ? 32_033 : 32_034,
  blocked,
});
const THREE = [ticket(1), ticket(2), ticket(3, 'used')];

it.each<[string, Partial<RefundablePayment>, RefundableTicket[], string[]]>([
  ['several tickets', {}, THREE, ['whole', 'some', 'money']],
  ['one ticket', {}, [ticket(1)], ['whole', 'money']],
  ['one left of two', {}, [ticket(1), ticket(2, 'refunded')], ['whole', 'some', 'money']],
  ['all or nothing', { partial: false }, THREE, ['whole']],
  ['an extra payment', { is_extra: true }, THREE, []],
  ['no ticket left', {}, [ticket(1, 'used')], []],
])('%s: what can be chosen', (_name, payment, tickets, scopes) => {
  expect(scopesOf({ ...PAYMENT, ...payment }, tickets)).toEqual(scopes);
});

it('the whole order takes out every ticket that is still free, money alone none', () => {
  expect(ticketsOut('whole', [], THREE)).toEqual(['TKT-1', 'TKT-2']);
  expect(ticketsOut('some', ['TKT-2'], THREE)).toEqual(['TKT-2']);
  expect(ticketsOut('money', ['TKT-2'], THREE)).toEqual([]);
  expect(ticketsOut(undefined, [], THREE)).toEqual([]);
});

it('suggests the shares of the chosen tickets, and no more than is left', () => {
  expect(suggestedAmount('some', ['TKT-1', 'TKT-3'], PAYMENT, THREE)).toBe(64_067);
  expect(suggestedAmount('some', ['TKT-1', 'TKT-2'], { ...PAYMENT, left: 40_000 }, THREE)).toBe(40_000);
  expect(suggestedAmount('whole', [], PAYMENT, THREE)).toBe(96_101);
  expect(suggestedAmount('some', [], PAYMENT, THREE)).toBeNull();
  expect(suggestedAmount('money', [], PAYMENT, THREE)).toBeNull();
});

it('says when amount and choice do not fit', () => {
  expect(scopeError('whole', 96_100, PAYMENT)).toMatch(/^The whole order means all/);
  expect(scopeError('money', 96_101, PAYMENT)).toMatch(/the order ends/);
  for (const [scope, amount] of [
    ['whole', 96_101],
    ['money', 1],
    ['some', 32_034],
  ] as const) {
    expect(scopeError(scope, amount, PAYMENT)).toBeUndefined();
  }
});
