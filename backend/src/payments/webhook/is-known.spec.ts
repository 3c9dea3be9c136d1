import { parseNotification } from '../provider/midtrans-format.js';
import { isKnown } from './is-known.js';

const ID = '0123abcd-0000';

function told(changes: object) {
  const body = { order_id: 'FEST-1', status_code: '200', gross_amount: '50000.00', signature_key: 'aa' };
  const notification = parseNotification({ ...body, transaction_id: ID, ...changes });
  if (!notification) throw new Error('no notification');
  return notification;
}

const known = (status: string, raw: Record<string, unknown> = {}, fraudStatus: string | null = null) => [
  { transactionId: ID, status, fraudStatus, raw },
];

const refunds = (...amounts: number[]) => ({
  refund_amount: `${amounts.reduce((sum, amount) => sum + amount, 0)}.00`,
  refunds: amounts.map((amount, index) => ({ refund_key: `key-${index}`, refund_amount: `${amount}.00` })),
});

describe('isKnown', () => {
  it.each<[string, boolean, object, ReturnType<typeof known>]>([
    ['an unknown transaction', false, { transaction_status: 'settlement' }, []],
    ['another one', false, { transaction_status: 'settlement', transaction_id: 'other-123' }, known('settlement')],
    ['the same status', true, { transaction_status: 'settlement' }, known('settlement')],
    ['the same status in capitals', true, { transaction_status: 'SETTLEMENT' }, known('settlement')],
    ['a later status', false, { transaction_status: 'settlement' }, known('pending')],
    ['a reversal', false, { transaction_status: 'deny' }, known('settlement')],
    ['the beginning of what is settled', true, { transaction_status: 'pending' }, known('settlement')],
    [
      'a card accepted after a challenge',
      false,
      { transaction_status: 'capture', fraud_status: 'accept' },
      known('capture', {}, 'challenge'),
    ],
    [
      'the same refund',
      true,
      { transaction_status: 'partial_refund', ...refunds(10_000) },
      known('partial_refund', refunds(10_000)),
    ],
    [
      'a second refund',
      false,
      { transaction_status: 'partial_refund', ...refunds(10_000, 10_000) },
      known('partial_refund', refunds(10_000)),
    ],
    [
      'a second refund that names only the sum',
      false,
      { transaction_status: 'partial_refund', refund_amount: '20000.00' },
      known('partial_refund', refunds(10_000)),
    ],
    [
      'a larger chargeback',
      false,
      { transaction_status: 'partial_chargeback', chargeback_amount: '20000.00' },
      known('partial_chargeback', { chargeback_amount: '10000.00' }),
    ],
  ])('%s: %p', (_name, answer, body, transactions) => {
    expect(isKnown(told(body), transactions)).toBe(answer);
  });
});
