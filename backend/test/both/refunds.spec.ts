import { formatRupiah, type OrderRefundsData, type PlacedOrder } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Reconciler } from '../support/sales/reconciliation.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open({ environment: SMALL_POOL });
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
});

const AMOUNT = 96_000;
const simulator = () => festival.simulator;
const REASON = { reason: 'The buyer is ill.', confirm: 'REFUND' };
const path = ({ order_number }: PlacedOrder, rest = '') => `/api/admin/orders/${order_number}/refunds${rest}`;
const refund = (placed: PlacedOrder, body: object = {}) => admin.post(path(placed), { ...REASON, ...body });
const look = async (placed: PlacedOrder): Promise<OrderRefundsData> =>
  (await admin.get(path(placed)).expect(200)).body.data;

async function paid(paymentType = 'qris'): Promise<PlacedOrder> {
  const placed = await festival.visitor().orderAndPay({ quantity: 2 });
  await simulator().choose(placed.order_number, paymentType);
  await simulator().pay(placed.order_number);
  await bench.reaches(placed.order_number, paymentType === 'credit_card' ? 'capture' : 'settlement');
  return placed;
}

/** Rupiah that the simulator has given back. */
async function givenBack({ order_number: number }: PlacedOrder): Promise<number> {
  const { transactions } = await simulator().order(number);
  return transactions.reduce((sum, { refunds }) => sum + refunds.reduce((part, { amount }) => part + amount, 0), 0);
}

describe('a refund through the provider', () => {
  it('in full: tickets cancelled, seats back, audited', async () => {
    const placed = await paid();
    const before = await look(placed);
    expect(before.payments).toMatchObject([
      { payment_type: 'qris', amount: AMOUNT, refunded: 0, left: AMOUNT, ways: ['provider'], partial: true },
    ]);
    const { body } = await refund(placed).expect(201);
    expect(body).toMatchObject({
      message: 'Refund sent.',
      data: {
        way: 'provider',
        status: 'done',
        amount: AMOUNT,
        requested_by: 'admin@festival.local',
        confirmed_by: null,
      },
    });
    expect(await givenBack(placed)).toBe(AMOUNT);
    const outcome = { status: 'refund', tickets: ['cancelled', 'cancelled'], holdsSeats: false, sold: 0 };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
    expect(await look(placed)).toMatchObject({ payments: [{ left: 0 }], refunds: [{ id: body.data.id }] });
    const entries = await festival
      .rows(AuditEntryEntity)
      .findBy({ resource: 'refunds', recordId: String(body.data.id) });
    expect(entries).toMatchObject([{ action: 'request_refund', after: { amount: AMOUNT, reason: REASON.reason } }]);
  });

  it('in part, twice, and the rest: the tickets stay valid until all is back', async () => {
    const placed = await paid('gopay');
    await refund(placed, { amount: 10_000 }).expect(201);
    expect(await bench.outcome(placed.order_number)).toMatchObject({
      status: 'partial_refund',
      tickets: ['valid', 'valid'],
    });
    await refund(placed, { amount: 20_000 }).expect(201);
    expect((await look(placed)).payments).toMatchObject([{ refunded: 30_000, left: 66_000 }]);
    await refund(placed).expect(201);
    expect(await givenBack(placed)).toBe(AMOUNT);
    expect(await bench.outcome(placed.order_number)).toMatchObject({
      status: 'refund',
      tickets: ['cancelled', 'cancelled'],
    });
    await refund(placed).expect(409);
  });

  it('counts what was refunded on the provider’s own pages', async () => {
    const placed = await paid();
    await simulator().refund(placed.order_number, 90_000);
    await bench.reaches(placed.order_number, 'partial_refund');
    expect((await look(placed)).payments).toMatchObject([{ refunded: 90_000, left: 6_000 }]);
    const { body } = await refund(placed, { amount: 6_001 }).expect(422);
    expect(body.errors).toEqual({ amount: [`At most ${formatRupiah(6_000)} can still be refunded.`] });
    await refund(placed, { amount: 6_000 }).expect(201);
    expect(await givenBack(placed)).toBe(AMOUNT);
  });

  it('of the payment that came twice: only the extra one goes back, the order stays paid', async () => {
    const placed = await paid();
    await simulator().pay(placed.order_number, { again: true });
    await bench.settled(placed.order_number);
    const { payments, attention } = await look(placed);
    expect(attention).toBe('paid_twice');
    expect(payments.map((each) => each.is_extra)).toEqual([false, true]);
    const { body } = await refund(placed).expect(422);
    expect(body.errors).toEqual({ transaction_id: ['Choose the payment to refund.'] });
    const extra = payments[1]?.transaction_id;
    await refund(placed, { transaction_id: extra }).expect(201);
    const { transactions } = await simulator().order(placed.order_number);
    expect(transactions.map((each) => each.transaction_status)).toEqual(['settlement', 'refund']);
    const outcome = { status: 'settlement', attention: null, holdsSeats: true, tickets: ['valid', 'valid'] };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
  });

  it('of an order without seats resolves its attention', async () => {
    const placed = await paid();
    await festival.rows(OrderEntity).update({ orderNumber: placed.order_number }, { attention: 'paid_without_seat' });
    await refund(placed, { amount: 1_000 }).expect(201);
    expect((await bench.outcome(placed.order_number)).attention).toBe('paid_without_seat');
    await refund(placed).expect(201);
    expect((await bench.outcome(placed.order_number)).attention).toBeNull();
  });

  it('of another amount than the order has: the money goes back, the order stays as it was', async () => {
    const placed = await festival.visitor().orderAndPay({ quantity: 2 });
    await simulator().pay(placed.order_number, { amount: 40_000 });
    await bench.settled(placed.order_number);
    const reconciler = new Reconciler(festival, admin);
    await reconciler.run();
    expect((await look(placed)).payments).toMatchObject([{ amount: 40_000, left: 40_000, ways: ['provider'] }]);
    await refund(placed).expect(201);
    expect(await givenBack(placed)).toBe(40_000);
    expect(await bench.outcome(placed.order_number)).toMatchObject({
      status: 'pending',
      tickets: ['pending', 'pending'],
    });
    await reconciler.run();
    expect(await reconciler.found(placed)).toMatchObject([{ kind: 'amount_differs', state: 'resolved' }]);
  });

  it('of an order that was deleted', async () => {
    const placed = await paid();
    const deletedAt = festival.clock.now();
    await festival.rows(OrderEntity).update({ orderNumber: placed.order_number }, { deletedAt });
    await refund(placed).expect(201);
    expect(await givenBack(placed)).toBe(AMOUNT);
  });

  it('the same request twice is one refund', async () => {
    const placed = await paid();
    const body = { amount: 5_000, request_id: randomUUID() };
    const [one, two] = await Promise.all([refund(placed, body), refund(placed, body)]);
    expect(one.body.data.id).toBe(two.body.data.id);
    expect(await givenBack(placed)).toBe(5_000);
  });
});

describe('is refused', () => {
  it.each<[string, object, number, string, string]>([
    ['without the typed word', { confirm: 'refund' }, 422, 'confirm', 'Type REFUND to confirm.'],
    ['without a reason', { reason: ' ' }, 422, 'reason', 'Say why the money goes back.'],
    [
      'with too long a reason',
      { reason: 'x'.repeat(1_001) },
      422,
      'reason',
      'The reason can be at most 1000 characters long.',
    ],
    ['for nothing', { amount: 0 }, 422, 'amount', 'The amount must be a whole number of rupiah, 1 or more'],
    ['for parts of a rupiah', { amount: 1.5 }, 422, 'amount', 'The amount must be a whole number of rupiah, 1 or more'],
    [
      'for more than was paid',
      { amount: AMOUNT + 1 },
      422,
      'amount',
      `At most ${formatRupiah(AMOUNT)} can still be refunded.`,
    ],
    [
      'for somebody else’s payment',
      { transaction_id: randomUUID() },
      422,
      'transaction_id',
      'This payment does not belong to the order.',
    ],
    [
      'by hand, where the provider can',
      { way: 'manual', account: 'a', proof: 'b' },
      422,
      'way',
      'The payment provider refunds this method itself.',
    ],
    ['with a field that nobody knows', { price: 5 }, 422, 'price', 'The field price is not allowed.'],
  ])('%s', async (_name, body, status, field, text) => {
    const placed = await paid();
    const answer = await refund(placed, body).expect(status);
    expect(answer.body.errors).toEqual({ [field]: [text] });
    expect(await givenBack(placed)).toBe(0);
    expect((await look(placed)).payments).toMatchObject([{ left: AMOUNT }]);
  });

  it.each<[string, () => Promise<PlacedOrder>, string]>([
    ['of an order that nobody paid', () => festival.visitor().orderAndPay(), 'No money has come in for this order.'],
    ['of a card that is not settled', () => paid('credit_card'), 'can be refunded once it is settled'],
  ])('%s', async (_name, make, text) => {
    const { body } = await refund(await make()).expect(409);
    expect(body.message).toContain(text);
  });

  it('in part where the method gives all or nothing', async () => {
    const placed = await festival.visitor().orderAndPay({ quantity: 2 });
    await simulator().pay(placed.order_number, { payment_type: 'ovo' });
    await bench.reaches(placed.order_number, 'settlement');
    const { body } = await refund(placed, { amount: 1_000 }).expect(422);
    expect(body.errors).toEqual({ amount: ['This payment method can only be refunded in full.'] });
    await refund(placed).expect(201);
  });

  it('of an order that there is not', async () => {
    await admin.post('/api/admin/orders/FEST-0000000000/refunds', REASON).expect(404);
    await admin.get('/api/admin/orders/FEST-0000000000/refunds').expect(404);
  });
});

describe('when the provider', () => {
  it('refuses, nothing is reserved, and it may be done by hand', async () => {
    const placed = await paid();
    await simulator().faults({ refund: { mode: '414', times: 1 } });
    const request_id = randomUUID();
    const { body } = await refund(placed, { request_id }).expect(409);
    expect(body.message).toContain('The payment provider refused the refund');
    const { payments, refunds } = await look(placed);
    expect(refunds).toMatchObject([{ status: 'refused' }]);
    expect(payments).toMatchObject([{ left: AMOUNT, ways: ['provider', 'manual'] }]);
    const byHand = { way: 'manual', account: 'BCA 123', proof: 'TRF-1', request_id };
    expect((await refund(placed, byHand).expect(201)).body.data).toMatchObject({ way: 'manual', status: 'to_confirm' });
  });

  it('is denied by the bank, the money stays', async () => {
    const placed = await paid();
    await simulator().faults({ refund: { mode: 'denied202', times: 1 } });
    await refund(placed).expect(409);
    expect((await bench.outcome(placed.order_number)).status).toBe('settlement');
    await refund(placed).expect(201);
  });

  it('is away, the refund stays unknown and the retry uses the same key', async () => {
    const placed = await paid();
    await simulator().faults({ refund: { mode: 'error500' }, status: { mode: 'error500' } });
    const { body } = await refund(placed, { amount: 40_000 }).expect(202);
    expect(body.data).toMatchObject({ status: 'unknown', amount: 40_000 });
    expect((await look(placed)).payments).toMatchObject([{ left: 56_000 }]);
    await admin.post(path(placed, `/${body.data.id}/retry`)).expect(202);
    await simulator().recover();
    const retried = await admin.post(path(placed, `/${body.data.id}/retry`)).expect(200);
    expect(retried.body.data).toMatchObject({ status: 'done', refund_key: body.data.refund_key });
    expect(await givenBack(placed)).toBe(40_000);
    await admin.post(path(placed, `/${body.data.id}/retry`)).expect(409);
    const entries = await festival
      .rows(AuditEntryEntity)
      .findBy({ recordId: String(body.data.id), action: 'retry_refund' });
    expect(entries).toHaveLength(2);
  });

  it('did it and its answer is lost, its own list says so: nothing is sent twice', async () => {
    const placed = await paid();
    await simulator().faults({ refund: { mode: 'reset_after', times: 1 } });
    const { body } = await refund(placed, { amount: 40_000 }).expect(201);
    expect(body.data).toMatchObject({ status: 'done' });
    expect(await givenBack(placed)).toBe(40_000);
  });

  it('did it, was never heard of again, and the reconciliation finds out', async () => {
    const placed = await paid();
    await simulator().faults({
      notifications: { drop: 1 },
      refund: { mode: 'reset_after', times: 1 },
      status: { mode: 'error500' },
    });
    const { body } = await refund(placed).expect(202);
    expect(body.data.status).toBe('unknown');
    await simulator().recover();
    await new Reconciler(festival, admin).run();
    expect((await look(placed)).refunds).toMatchObject([{ status: 'done' }]);
    expect((await bench.outcome(placed.order_number)).status).toBe('refund');
    expect(await givenBack(placed)).toBe(AMOUNT);
  });

  it('was being called when the process died, the refund can be retried after a while', async () => {
    const placed = await paid();
    await simulator().faults({ refund: { mode: 'error500' }, status: { mode: 'error500' } });
    const { body } = await refund(placed).expect(202);
    await simulator().recover();
    const sendingUntil = new Date(festival.clock.now().getTime() + 30_000);
    await festival.rows(RefundEntity).update({ id: body.data.id }, { status: 'sending', sendingUntil });
    await admin.post(path(placed, `/${body.data.id}/retry`)).expect(409);
    await festival.rows(RefundEntity).update({ id: body.data.id }, { sendingUntil: new Date(0) });
    expect((await look(placed)).refunds).toMatchObject([{ status: 'unknown' }]);
    await admin.post(path(placed, `/${body.data.id}/retry`)).expect(200);
    expect(await givenBack(placed)).toBe(AMOUNT);
  });
});
