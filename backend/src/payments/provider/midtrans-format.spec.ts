import { parseNotification } from './midtrans-format.js';

const BODY = {
  order_id: 'FEST-AAAAAAAAAA',
  status_code: '200',
  gross_amount: '150000.00',
  signature_key: 'ab',
  transaction_id: 'b2d7c9e0-1111',
  transaction_status: 'SETTLEMENT',
  fraud_status: 'ACCEPT',
};

it('reads a notification', () => {
  expect(parseNotification(BODY)).toEqual({
    providerOrderId: 'FEST-AAAAAAAAAA',
    transactionId: 'b2d7c9e0-1111',
    transactionStatus: 'SETTLEMENT',
    fraudStatus: 'accept',
    grossAmount: 150_000,
    signed: { statusCode: '200', grossAmount: '150000.00', signature: 'ab' },
    raw: BODY,
  });
});

it.each([
  ['an id that is no path segment', { transaction_id: '../../v2/charge' }, { transactionId: null }],
  ['a number as an id', { transaction_id: 12345678 }, { transactionId: null }],
  ['no status', { transaction_status: undefined }, { transactionStatus: '' }],
  ['a status that has no text', { transaction_status: { toString: null } }, { transactionStatus: '' }],
  ['no fraud status', { fraud_status: undefined }, { fraudStatus: null }],
  ['an amount with cents', { gross_amount: '150000.50' }, { grossAmount: null }],
])('reads one with %s', (_name, change, expected) => {
  expect(parseNotification({ ...BODY, ...change })).toMatchObject(expected);
});

it.each([
  [undefined],
  [null],
  [[]],
  ['text'],
  [{ ...BODY, order_id: 1 }],
  [{ ...BODY, status_code: 200 }],
  [{ ...BODY, gross_amount: 150_000 }],
  [{ ...BODY, signature_key: undefined }],
])('%j cannot be signed', (body) => {
  expect(parseNotification(body)).toBeNull();
});
