import type { RefundablePayment } from '@festival/contracts';
import { checkRefund, toRefundRequest } from './refundForm';

const PAYMENT: RefundablePayment = {
  transaction_id: 't-1',
  payment_type: 'qris',
  status: 'settlement',
  amount: 50_000,
  refunded: 10_000,
  left: 40_000,
  ways: ['provider'],
  partial: true,
  blocked: null,
  is_extra: false,
};
const FIELDS = { amount: '40000', reason: 'Ill', account: '', proof: '' };

describe('what is checked before the server is asked', () => {
  it.each<[string, Partial<typeof FIELDS>, Partial<RefundablePayment>, object]>([
    ['all is there', {}, {}, {}],
    ['a part', { amount: '1' }, {}, {}],
    ['nothing', { amount: '0' }, {}, { amount: 'The amount must be a whole number of rupiah, 1 or more' }],
    ['no number', { amount: 'all' }, {}, { amount: 'The amount must be a whole number of rupiah, 1 or more' }],
    ['more than is left', { amount: '40001' }, {}, { amount: 'At most Rp 40.000 can still be refunded.' }],
    [
      'a part of all or nothing',
      {},
      { partial: false },
      { amount: 'This payment method can only be refunded in full.' },
    ],
    ['no reason', { reason: '  ' }, {}, { reason: 'Say why the money goes back.' }],
  ])('%s', (_name, fields, payment, errors) => {
    expect(checkRefund({ ...FIELDS, ...fields }, { ...PAYMENT, ...payment }, 'provider')).toEqual(errors);
  });

  it('account and proof of a transfer by hand', () => {
    expect(checkRefund(FIELDS, PAYMENT, 'manual')).toEqual({
      account: 'Say to which account the money went.',
      proof: 'Give the reference of the transfer.',
    });
    expect(checkRefund({ ...FIELDS, account: 'BCA 1', proof: 'TRF' }, PAYMENT, 'manual')).toEqual({});
  });
});

it.each<[string, number | null]>([
  ['50.000', 50_000],
  ['1 250 000', 1_250_000],
  ['50000,00', 50_000],
  ['-5', null],
  ['5,5', null],
  ['50.00', 50],
  ['', null],
])('%j typed asks for %p', (amount, asked) => {
  const sending = { confirm: 'REFUND', requestId: 'r' };
  expect(toRefundRequest({ ...FIELDS, amount }, PAYMENT, 'provider', sending).amount).toBe(asked);
});

it('sends account and proof with a transfer by hand only', () => {
  const fields = { ...FIELDS, account: ' BCA 1 ', proof: 'TRF' };
  const sending = { confirm: 'REFUND', requestId: 'r' };
  const common = { transaction_id: 't-1', amount: 40_000, reason: 'Ill', confirm: 'REFUND', request_id: 'r' };
  expect(toRefundRequest(fields, PAYMENT, 'provider', sending)).toEqual({ ...common, way: 'provider' });
  const byHand = { way: 'manual', account: 'BCA 1', proof: 'TRF' };
  expect(toRefundRequest(fields, PAYMENT, 'manual', sending)).toEqual({ ...common, ...byHand });
});
