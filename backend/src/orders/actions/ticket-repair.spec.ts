import type { OrderStatus, TicketStatus } from '@festival/contracts';
import { planRepair, type RepairedTicket } from './ticket-repair.js';

const tickets = (...states: TicketStatus[]): RepairedTicket[] =>
  states.map((status, index) => ({ id: 100 + index, number: index + 1, status, refundId: null }));
const order = (status: OrderStatus, holdsSeats = true, openEmail: string | null = null) => {
  return { status, holdsSeats, openEmail, ticketQuantity: 2 };
};
const nothing = { missing: [], wrong: [], surplus: [] };

it('leaves out refunded tickets, and makes nothing in their place', () => {
  const [first, second] = tickets('valid', 'cancelled') as [RepairedTicket, RepairedTicket];
  expect(planRepair(order('partial_refund'), [first, { ...second, refundId: 7 }])).toMatchObject(nothing);
  // A copy of the same number doesn't come to life in its place.
  const copy = { ...second, id: 300, status: 'valid' as const };
  expect(planRepair(order('partial_refund'), [first, copy, { ...second, refundId: 7 }])).toMatchObject({
    surplus: [300],
  });
});

describe('planRepair', () => {
  it.each<[OrderStatus, boolean, TicketStatus[]]>([
    ['paid', true, ['valid', 'used']],
    ['settlement', true, ['valid', 'valid']],
    ['partial_refund', true, ['valid', 'used']],
    ['pending', true, ['pending', 'pending']],
    ['deny', true, ['cancelled', 'cancelled']],
    ['deny', false, ['cancelled', 'cancelled']],
    ['expire', false, ['expired', 'expired']],
    ['cancel', false, ['expired', 'expired']],
    ['expire', true, ['cancelled', 'expired']],
    ['refund', false, ['cancelled', 'used']],
    ['settlement', false, ['expired', 'cancelled']],
  ])('leaves a healthy %s order (seats: %p) alone', (status, holdsSeats, states) => {
    expect(planRepair(order(status, holdsSeats), tickets(...states))).toMatchObject(nothing);
  });

  it.each<[OrderStatus, boolean, TicketStatus]>([
    ['capture', true, 'valid'],
    ['paid', false, 'cancelled'],
    ['authorize', true, 'pending'],
    ['expire', false, 'expired'],
    ['failed', false, 'cancelled'],
    ['chargeback', false, 'cancelled'],
  ])('an order that is %s (seats: %p) wants its tickets %s', (status, holdsSeats, state) => {
    const wrong = state === 'valid' ? 'pending' : 'valid';
    expect(planRepair(order(status, holdsSeats), tickets(wrong, wrong))).toEqual({
      ...nothing,
      state,
      wrong: [100, 101],
    });
  });

  it('a denied order that is open waits for another try', () => {
    expect(planRepair(order('deny', true, 'siti@example.com'), tickets('pending', 'pending'))).toMatchObject(nothing);
  });

  it('makes missing tickets', () => {
    expect(planRepair(order('paid'), [{ id: 7, number: 2, status: 'valid', refundId: null }])).toMatchObject({
      missing: [1],
    });
    expect(planRepair(order('paid'), [])).toMatchObject({ missing: [1, 2] });
  });

  it('takes away surplus tickets, a used one last', () => {
    const double: RepairedTicket[] = [
      { id: 1, number: 1, status: 'valid', refundId: null },
      { id: 2, number: 1, status: 'used', refundId: null },
      { id: 3, number: 2, status: 'valid', refundId: null },
      { id: 4, number: 3, status: 'valid', refundId: null },
      { id: 5, number: 4, status: 'used', refundId: null },
    ];
    expect(planRepair(order('paid'), double)).toMatchObject({ missing: [], wrong: [], surplus: [1, 4] });
  });
});
