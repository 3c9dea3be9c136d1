import { describePayment } from './buyer-payment.js';

const waiting = { status: 'pending', fraudStatus: 'accept' };
const seen = { is_waiting: true, biller_code: null, channel: null, number: null };

it.each([
  [
    'bank_transfer',
    { va_numbers: [{ bank: 'bca', va_number: '53042024029' }] },
    { ...seen, channel: 'bca', number: '53042024029' },
  ],
  [
    'bank_transfer',
    { permata_va_number: '8562000087926752' },
    { ...seen, channel: 'permata', number: '8562000087926752' },
  ],
  [
    'echannel',
    { biller_code: '70012', bill_key: '990000000260' },
    { ...seen, channel: 'mandiri', number: '990000000260', biller_code: '70012' },
  ],
  ['cstore', { store: 'indomaret', payment_code: '300063' }, { ...seen, channel: 'indomaret', number: '300063' }],
  ['qris', { issuer: 'gopay' }, seen],
  ['credit_card', { masked_card: '48111111-1114', bank: 'bni' }, seen],
  ['bank_transfer', { va_numbers: 'none', bill_key: 7 }, { ...seen, channel: 'mandiri' }],
])('%s %j', (paymentType, raw: Record<string, unknown>, shown) => {
  expect(describePayment({ ...waiting, paymentType, raw })).toEqual({ payment_type: paymentType, ...shown });
});

it('gives no number to pay to once it is paid', () => {
  const raw = { va_numbers: [{ bank: 'bca', va_number: '53042024029' }] };
  const paid = { status: 'settlement', fraudStatus: 'accept', paymentType: 'bank_transfer', raw };
  expect(describePayment(paid)).toMatchObject({ channel: 'bca', number: null, is_waiting: false });
});
