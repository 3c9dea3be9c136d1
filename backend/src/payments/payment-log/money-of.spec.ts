import { moneyOf } from './money-of.js';

it('keeps sums and reasons of the provider, and nothing of the payer or of what staff wrote', () => {
  const answer = {
    order_id: 'FEST-1',
    va_numbers: [{ bank: 'bca', va_number: '1234' }],
    masked_card: '4811-1114',
    refund_amount: '20000.00',
    refunds: [{ refund_key: 'r-1', refund_amount: '20000.00', reason: 'Sari is ill', bank_confirmed_at: '2025' }],
    status_message: 'Success',
  };
  const kept = {
    refund_amount: '20000.00',
    refunds: [{ refund_key: 'r-1', refund_amount: '20000.00' }],
    status_message: 'Success',
  };
  expect(moneyOf(answer)).toEqual(kept);
  expect(moneyOf(kept)).toEqual(kept);
});
