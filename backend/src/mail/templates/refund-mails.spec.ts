import type { Language } from '@festival/contracts';
import { eTicket, festival, order, publicUrl } from '../../../test/support/mail/mail-fixtures.js';
import type { RefundPayload } from '../mail-payloads.js';
import { confirmRefundMail } from './confirm-refund.js';
import { orderCancelledMail } from './order-cancelled.js';
import { refundMail } from './refund.js';
import { refundLimitMail } from './refund-limit.js';

const [first] = eTicket().tickets.map(({ number, code }) => ({ number, code }));
const PART: RefundPayload = {
  order,
  festival,
  publicUrl,
  amount: 51_100,
  scope: 'part',
  way: 'provider',
  paymentType: 'gopay',
  tickets: first ? [first] : [],
  hasOthers: true,
  allValid: false,
};

describe.each<Language>(['en', 'id'])('the refund mail in %s', (language) => {
  const text = (changes: Partial<RefundPayload> = {}) => refundMail({ ...PART, ...changes }, language).text;

  it('says how much went back, of which order, and which ticket is void', () => {
    const { subject, html } = refundMail(PART, language);
    expect(subject).toContain(order.orderNumber);
    for (const body of [text(), html]) {
      for (const part of ['Rp 51.100', 'Rp 102.200', first?.code ?? '', order.orderNumber])
        expect(body).toContain(part);
    }
  });

  it('tells each way of the money in its own words', () => {
    const ways = [{}, { paymentType: 'credit_card' }, { way: 'manual' as const }, { way: 'unknown' as const }];
    expect(new Set(ways.map((each) => text(each))).size).toBe(ways.length);
  });

  it('names no ticket where all are void, where none is, or where it was an extra payment', () => {
    const texts = [text({ scope: 'full' }), text({ tickets: [] }), text({ scope: 'extra', tickets: [] })];
    expect(new Set(texts).size).toBe(3);
    for (const each of texts) expect(each).not.toContain(first?.code);
  });
});

it('says that all of an order is void, and that other tickets stay valid', () => {
  expect(refundMail({ ...PART, scope: 'full' }, 'en').text).toContain('no longer valid');
  expect(refundMail(PART, 'en').text).toContain('Your other tickets stay valid.');
  expect(refundMail({ ...PART, hasOthers: false }, 'en').text).not.toContain('other tickets');
  expect(refundMail(PART, 'id').text).toContain('Tiketmu yang lain tetap berlaku.');
});

it.each([
  ['all, where all are', { hasOthers: true, allValid: true }, 'All your tickets stay valid.'],
  [
    'the others, where one was taken out before',
    { hasOthers: true, allValid: false },
    'Your other tickets stay valid.',
  ],
  ['nothing, where none is', { hasOthers: false, allValid: false }, null],
])('a part that takes no ticket out says of the tickets that stay valid: %s', (_name, changes, expected) => {
  const { text } = refundMail({ ...PART, tickets: [], ...changes }, 'en');
  if (expected) expect(text).toContain(expected);
  expect(text.match(/stay valid/g) ?? []).toHaveLength(expected ? 1 : 0);
});

it('of a cancelled order says who did it and what becomes of the money', () => {
  const unpaid = { order: { ...order, paidAt: null }, festival, publicUrl };
  expect(orderCancelledMail({ ...unpaid, by: 'buyer' }, 'en').text).toContain('Nothing was paid');
  const paid = orderCancelledMail({ order, festival, publicUrl, by: 'staff' }, 'id').text;
  expect(paid).toContain('Tim kami membatalkan');
  expect(paid).toContain('Rp 102.200');
});

it('asks a second person to look for the transfer, and leads to the list', () => {
  const payload = {
    orderNumber: order.orderNumber,
    amount: 51_100,
    requestedBy: 'siti@example.com',
    festival,
    publicUrl,
  };
  const { text } = confirmRefundMail(payload);
  expect(text).toContain(`${publicUrl}/admin/reconciliation`);
  expect(text).toContain('siti@example.com');
  expect(text).toContain('transferred by hand');
  const sent = confirmRefundMail({ ...payload, way: 'provider' }).text;
  expect(sent).toContain('Nothing is sent before a second person confirms it.');
  expect(sent).not.toContain('bank account');
});

it('says who raised the refund limit, to what, and from when on', () => {
  const change = { present: 500_000, amount: null, from: '2026-10-04T04:12:00Z', by: 'siti@example.com' };
  const { text } = refundLimitMail({ ...change, festival, publicUrl });
  for (const part of ['siti@example.com', 'Now: Rp 500.000', '11:12 WIB: no limit']) expect(text).toContain(part);
});
