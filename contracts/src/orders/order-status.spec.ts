import {
  describeStatus,
  isOpen,
  isOrderStatus,
  isSuccessful,
  ORDER_STATUSES,
  paymentStatus,
  statusesIn,
  statusGroup,
  type OrderStatus,
  type PaymentStatus,
  type StatusGroup,
} from './order-status.js';

const TABLE: Array<[OrderStatus, StatusGroup, PaymentStatus, boolean]> = [
  ['pending', 'pending', 'pending', false],
  ['authorize', 'pending', 'pending', false],
  ['capture', 'paid', 'completed', true],
  ['settlement', 'paid', 'completed', true],
  ['paid', 'paid', 'completed', true],
  ['deny', 'failed', 'failed', false],
  ['expire', 'failed', 'failed', false],
  ['failure', 'failed', 'failed', false],
  ['failed', 'failed', 'failed', false],
  ['cancel', 'failed', 'cancelled', false],
  ['cancelled', 'failed', 'cancelled', false],
  ['refund', 'refunded', 'cancelled', false],
  ['chargeback', 'refunded', 'cancelled', false],
  ['partial_refund', 'refunded', 'completed', true],
  ['partial_chargeback', 'refunded', 'completed', true],
];

describe('order statuses', () => {
  it.each(TABLE)('%s is %s, shown as %s, successful: %p', (status, group, shown, successful) => {
    expect(statusGroup(status)).toBe(group);
    expect(paymentStatus(status)).toBe(shown);
    expect(isSuccessful(status)).toBe(successful);
    expect(describeStatus(status)).not.toBe('');
  });

  it('are the fifteen that an admin may set', () => {
    expect([...ORDER_STATUSES].sort()).toEqual(TABLE.map(([status]) => status).sort());
    expect(ORDER_STATUSES).toHaveLength(15);
  });

  it.each(['paid', 'pending', 'failed', 'refunded'] as const)('of the group %s', (group) => {
    const expected = TABLE.filter((row) => row[1] === group).map(([status]) => status);
    expect(statusesIn(group).sort()).toEqual(expected.sort());
  });

  it.each(['', 'PAID', 'settled', 'toString', '__proto__', 'constructor'])('don’t include %j', (text) => {
    expect(isOrderStatus(text)).toBe(false);
  });
});

describe('isOpen', () => {
  const expiresAt = new Date('2025-11-22T10:00:00.000Z');
  const before = new Date('2025-11-22T09:59:59.999Z');
  const open: OrderStatus[] = ['pending', 'authorize', 'deny'];

  it.each(ORDER_STATUSES)('%s', (status) => {
    expect(isOpen(status, expiresAt, before)).toBe(open.includes(status));
    // Pending ones stay open until the expiry job ends them; a denied one only until its time is over.
    expect(isOpen(status, expiresAt, expiresAt)).toBe(status === 'pending' || status === 'authorize');
  });
});
