import { jest } from '@jest/globals';
import type { OrderRefundsData, Refund } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import type { RefundPayload } from '../src/mail/mail-payloads.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { PaymentGateway, type RefundAnswer } from '../src/payments/provider/payment-gateway.js';
import { ProviderUnavailable } from '../src/payments/provider/provider-errors.js';
import { ProviderTransactionEntity } from '../src/payments/payment-log/provider-transaction.entity.js';
import { RefundEntity } from '../src/payments/payment-log/refund.entity.js';
import { RefundTotalEntity } from '../src/refunds/requests/refund-total.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { Reconciler } from './support/sales/reconciliation.js';
import { closeSound } from './support/sound-data.js';
import type { Visitor } from './support/visitor.js';

const REASON = { reason: 'The buyer is ill.', confirm: 'REFUND' };
const BY_HAND = { ...REASON, way: 'manual', account: 'BCA 123 456, Siti', proof: 'TRF-2025-001' };
const AMOUNT = 96_000;
const DUPLICATE: RefundAnswer = { kind: 'refused', code: '406', message: 'Duplicate refund ID' };

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
});
afterEach(() => jest.restoreAllMocks());

const path = (number: string, rest = '') => `/api/admin/orders/${number}/refunds${rest}`;
const look = async (number: string): Promise<OrderRefundsData> => (await admin.get(path(number)).expect(200)).body.data;

async function paid(): Promise<string> {
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
  await festival.simulator.choose(number, 'gopay');
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  return number;
}

/** A refund with a lost answer, which the provider makes later, by `finish`. */
async function lost(number: string, body: object = {}): Promise<{ refund: Refund; finish: () => Promise<unknown> }> {
  const gateway = festival.get(PaymentGateway);
  const send = gateway.refund.bind(gateway);
  jest.spyOn(gateway, 'refund').mockRejectedValueOnce(new ProviderUnavailable('no answer'));
  const refund = (await admin.post(path(number), { ...REASON, ...body }).expect(202)).body.data as Refund;
  const { refund_key: refundKey, amount, reason } = refund;
  return { refund, finish: () => send(refund.transaction_id ?? '', { refundKey, amount, reason }) };
}

const refundMails = async (number: string): Promise<Array<[number, string]>> => {
  const { id: orderId } = await bench.order(number);
  const mails = await festival.rows(MailEntity).findBy({ orderId, kind: 'refund' });
  return mails.map(({ payload }) => payload as RefundPayload).map(({ amount, scope }) => [amount, scope]);
};

const refuse = (answer: RefundAnswer) =>
  jest.spyOn(festival.get(PaymentGateway), 'refund').mockResolvedValueOnce(answer);

it('a refund that the provider makes and never answers isn’t waited for without end', async () => {
  const number = await paid();
  await festival.simulator.faults({ refund: { mode: 'timeout_after', times: 1 } });
  const { body } = await admin.post(path(number), { ...REASON, amount: 40_000 }).expect(201);
  expect(body.data).toMatchObject({ status: 'done', amount: 40_000 });
});

describe('a refund whose repeat the provider calls a duplicate', () => {
  it('is not over while the provider does not list it: its money stays reserved', async () => {
    const number = await paid();
    const { refund, finish } = await lost(number);
    refuse(DUPLICATE);
    const again = await admin.post(path(number, `/${refund.id}/retry`)).expect(202);
    expect(again.body.data).toMatchObject({
      status: 'unknown',
      answer: 'The provider says that it knows this refund already, but does not list it.',
    });
    expect((await look(number)).payments).toMatchObject([{ left: 0, ways: ['provider'] }]);
    await finish();
    await new Reconciler(festival, admin).run();
    expect((await look(number)).refunds).toMatchObject([{ id: refund.id, status: 'done' }]);
    expect((await bench.outcome(number)).status).toBe('refund');
  });

  it('tells the buyer once, of all their money, when only reconciliation hears of it', async () => {
    const number = await paid();
    const { finish } = await lost(number);
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await finish();
    await new Reconciler(festival, admin).run();
    expect((await bench.outcome(number)).status).toBe('refund');
    expect(await refundMails(number)).toEqual([[AMOUNT, 'full']]);
  });
});

describe('a refund that was refused and that the provider did all the same', () => {
  it('counts as soon as it is listed, and is done by the next reconciliation', async () => {
    const number = await paid();
    const { refund, finish } = await lost(number, { amount: 50_000 });
    refuse({ kind: 'refused', code: '412', message: 'Not now' });
    await admin.post(path(number, `/${refund.id}/retry`)).expect(409);
    expect((await look(number)).payments).toMatchObject([{ left: AMOUNT, ways: ['provider', 'manual'] }]);
    await finish();
    await bench.reaches(number, 'partial_refund');
    expect((await look(number)).payments).toMatchObject([{ refunded: 50_000, left: 46_000 }]);
    await admin.post(path(number), { ...BY_HAND, amount: 46_001 }).expect(422);
    await admin.post(path(number), { ...BY_HAND, amount: 6_000 }).expect(201);

    await new Reconciler(festival, admin).run();
    const { payments, refunds } = await look(number);
    expect(refunds).toContainEqual(expect.objectContaining({ id: refund.id, status: 'done', answer: null }));
    expect(payments).toMatchObject([{ refunded: 56_000, left: 40_000, ways: ['provider'] }]);
    const total = await festival.rows(RefundTotalEntity).findOneBy({ paymentKey: refund.transaction_id ?? '' });
    expect(total).toMatchObject({ reservedAmount: 56_000, elsewhereAmount: 0 });
    expect(await refundMails(number)).toEqual([[50_000, 'part']]);
  });
});

describe('what went back on the provider’s own pages', () => {
  it.each<[string, Record<string, unknown>, number]>([
    ['a sum without a list', { refund_amount: '30000.00' }, 66_000],
    ['entries without keys', { refund_amount: '30000.00', refunds: [{ refund_amount: '30000.00' }] }, 66_000],
    ['a list that adds up to more', { refunds: [{ refund_key: 'x', refund_amount: '40000.00' }] }, 56_000],
  ])('counts by %s', async (_name, told, left) => {
    const number = await paid();
    const [transaction] = (await look(number)).payments;
    const transactionId = transaction?.transaction_id ?? '';
    const row = await festival.rows(ProviderTransactionEntity).findOneByOrFail({ transactionId });
    const changes = { status: 'partial_refund', raw: { ...row.raw, ...told } as never };
    await festival.rows(ProviderTransactionEntity).update({ id: row.id }, changes);
    expect((await look(number)).payments).toMatchObject([{ left }]);
  });

  it('is not counted twice where it is our own', async () => {
    const number = await paid();
    await admin.post(path(number), { ...REASON, amount: 30_000 }).expect(201);
    const transactionId = (await look(number)).payments[0]?.transaction_id ?? '';
    const row = await festival.rows(ProviderTransactionEntity).findOneByOrFail({ transactionId });
    const raw = { ...row.raw, refund_amount: '30000.00', refunds: undefined } as never;
    await festival.rows(ProviderTransactionEntity).update({ id: row.id }, { raw });
    expect((await look(number)).payments).toMatchObject([{ refunded: 30_000, left: 66_000 }]);
  });

  it('is all where the provider says `refund`', async () => {
    const number = await paid();
    const transactionId = (await look(number)).payments[0]?.transaction_id ?? '';
    await festival.rows(ProviderTransactionEntity).update({ transactionId }, { status: 'refund', raw: {} as never });
    expect((await look(number)).payments).toMatchObject([{ refunded: AMOUNT, left: 0 }]);
    await admin.post(path(number), REASON).expect(409);
  });
});

describe('a request that came before', () => {
  it('is answered with its refund, though what is left is less now', async () => {
    const number = await paid();
    const request = { ...REASON, request_id: randomUUID() };
    const first = await admin.post(path(number), request).expect(201);
    const again = await admin.post(path(number), { ...request, amount: null }).expect(201);
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  it.each([{ amount: 6_000 }, { amount: null }, { reason: 'Another.' }, { way: 'provider' as const }])(
    'is refused with other content: %p',
    async (other) => {
      const number = await paid();
      const request = { ...REASON, amount: 5_000, request_id: randomUUID() };
      await admin.post(path(number), request).expect(201);
      const { body } = await admin.post(path(number), { ...request, ...other }).expect(422);
      expect(body.errors).toEqual({ request_id: ['This request was made before with other content.'] });
      const order = await bench.order(number);
      expect(await festival.rows(RefundEntity).countBy({ orderId: order.id })).toBe(1);
    },
  );
});
