import type { AdminOrder, OrderRefundsData } from '@festival/contracts';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Transactions } from '../src/database/transactions.js';
import { AttemptEntity } from '../src/payments/attempt.entity.js';
import { ProviderTransactionEntity } from '../src/payments/provider-transaction.entity.js';
import { DifferenceEntity } from '../src/reconciliation/runs/difference.entity.js';
import { RefreshAttempt } from '../src/payments/refresh-attempt.service.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/payments.js';
import { Reconciler } from './support/reconciliation.js';
import { staff } from './support/staff.js';
import { newBuyer, type Visitor } from './support/visitor.js';

const BY_PROVIDER = { reason: 'The buyer is ill.', confirm: 'REFUND' };
const BY_HAND = { ...BY_PROVIDER, account: 'BCA 123 456, Siti', proof: 'TRF-2025-001' };
const AMOUNT = 96_000;

let festival: Festival;
let bench: PaymentsBench;
let one: Visitor;
let two: Visitor;

beforeAll(async () => {
  festival = await Festival.open({ timeScale: 1 });
  bench = new PaymentsBench(festival);
  one = await staff(festival, 'finance');
  two = await staff(festival, 'finance');
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
});

const path = (number: string, rest = '') => `/api/admin/orders/${number}/refunds${rest}`;
const look = async (number: string): Promise<OrderRefundsData> => (await one.get(path(number)).expect(200)).body.data;
const cancel = (number: string) =>
  one
    .put(`/api/orders/${number}/admin-status`, {
      status: 'cancelled',
      confirm1: 'I_UNDERSTAND',
      confirm2: 'LOCK_AND_UPDATE',
    })
    .expect(200);
const unlock = (number: string) => one.post(`/api/orders/${number}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);

async function ordered(paymentType: string): Promise<string> {
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 2 });
  await festival.simulator.choose(number, paymentType);
  return number;
}

async function paid(paymentType = 'qris'): Promise<string> {
  const number = await ordered(paymentType);
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  return number;
}

async function record(number: string, body: object = {}): Promise<number> {
  const answer = await one.post(path(number), { ...BY_HAND, ...body }).expect(201);
  return answer.body.data.id as number;
}
const confirm = (number: string, id: number) =>
  two.post(path(number, `/${id}/confirm`), { confirm: 'REFUND' }).expect(200);

/** Asks the provider about an order's first attempt, as a notification does. */
async function hearAgain(number: string): Promise<void> {
  const attempt = await festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
  await festival.get(RefreshAttempt).ask(attempt, { via: 'notification' });
}

describe('an order that was cancelled', () => {
  const CANCELLED = { status: 'cancelled', holdsSeats: false, tickets: ['cancelled', 'cancelled'] };

  it('stays so when a part of its money goes back by hand, and the rest ends it', async () => {
    const { name, email, phone } = newBuyer();
    const { body } = await one
      .post('/api/admin/orders/manual', {
        buyer_name: name,
        buyer_email: email,
        buyer_phone: phone,
        category: 'external',
        ticket_quantity: 2,
        final_amount: 100_000,
        referral_code: null,
      })
      .expect(201);
    const { order_number: number } = body.data.order as AdminOrder;
    const part = await record(number, { amount: 90_000 });
    await cancel(number);
    const before = await bench.outcome(number);
    await confirm(number, part);
    expect(await bench.outcome(number)).toEqual(before);
    expect(before).toMatchObject(CANCELLED);
    await confirm(number, await record(number));
    expect(await bench.outcome(number)).toEqual({ ...before, status: 'refund' });
  });

  it('stays so when a part of a payment through the provider goes back by hand', async () => {
    const number = await paid('bca_va');
    await cancel(number);
    await unlock(number);
    await confirm(number, await record(number, { amount: 40_000 }));
    await hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject(CANCELLED);
  });

  it.each([
    ['locked', async () => undefined],
    ['unlocked', unlock],
  ])('and is %s stays so when a part goes back through the provider, whoever tells of it', async (_name, prepare) => {
    const number = await paid();
    await cancel(number);
    await prepare(number);
    await one.post(path(number), { ...BY_PROVIDER, amount: 40_000 }).expect(201);
    await bench.settled(number);
    await hearAgain(number);
    const { attention, ...outcome } = await bench.outcome(number);
    expect(outcome).toMatchObject(CANCELLED);
    expect((await look(number)).payments).toMatchObject([{ refunded: 40_000, left: 56_000 }]);
    await one.post(path(number), BY_PROVIDER).expect(201);
    expect(await bench.outcome(number)).toMatchObject({ ...CANCELLED, status: 'refund', attention });
  });
});

describe('a part that goes back at the provider itself', () => {
  const ENDED = { holdsSeats: false, tickets: ['cancelled', 'cancelled'], attention: 'provider_disagrees' };

  it('of an order that ended here calls a person, and makes no tickets of it', async () => {
    const number = await paid();
    await cancel(number);
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.refund(number, 40_000);
    await unlock(number);
    await hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'cancelled' });
    expect((await look(number)).payments).toMatchObject([{ refunded: 40_000, left: 56_000 }]);
    await one.post(path(number), BY_PROVIDER).expect(201);
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'refund' });
  });

  it('is listed by a reconciliation once, and waits', async () => {
    const number = await paid();
    await cancel(number);
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.refund(number, 40_000);
    await unlock(number);
    const reconciler = new Reconciler(festival, one);
    for (let again = 0; again < 2; again += 1) {
      await reconciler.run();
      const found = await festival.rows(DifferenceEntity).findBy({ orderNumber: number });
      expect(found).toMatchObject([{ kind: 'refunded_there', state: 'waits', attention: 'provider_disagrees' }]);
    }
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'cancelled' });
  });

  it('of an order that is paid leaves its tickets valid', async () => {
    const number = await paid();
    await festival.simulator.refund(number, 40_000);
    await bench.reaches(number, 'partial_refund');
    expect(await bench.outcome(number)).toMatchObject({ tickets: ['valid', 'valid'], attention: null });
  });
});

it('an order that is locked follows a refund that we sent', async () => {
  const number = await paid();
  await festival.rows(OrderEntity).update({ orderNumber: number }, { syncLocked: true });
  await one.post(path(number), BY_PROVIDER).expect(201);
  const outcome = { status: 'refund', attention: null, tickets: ['cancelled', 'cancelled'] };
  expect(await bench.outcome(number)).toMatchObject(outcome);
});

describe('money of another amount than the order’s', () => {
  it('that goes back by hand does not pay the order', async () => {
    const number = (await festival.visitor().orderAndPay({ quantity: 2 })).order_number;
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.choose(number, 'bca_va');
    await festival.simulator.pay(number, { amount: 1_000 });
    await new Reconciler(festival, one).run();
    await confirm(number, await record(number));
    const outcome = { status: 'pending', tickets: ['pending', 'pending'] };
    expect(await bench.outcome(number)).toMatchObject(outcome);
  });

  it('does not count as the order’s own, though its transaction was seen in a word that we don’t know', async () => {
    const number = await ordered('bca_va');
    await festival.simulator.pay(number, { amount: 1_000 });
    await bench.settled(number);
    await new Reconciler(festival, one).run();
    const id = await record(number);
    const { payments } = await look(number);
    const order = await bench.order(number);
    const attempt = await festival.rows(AttemptEntity).findOneByOrFail({ orderId: order.id });
    const transactionId = payments[0]?.transaction_id ?? '';
    await festival.rows(ProviderTransactionEntity).delete({ attemptId: attempt.id });
    await festival.get(Transactions).run((db) =>
      db.insert(ProviderTransactionEntity, {
        attemptId: attempt.id,
        transactionId,
        paymentType: 'bank_transfer',
        grossAmount: AMOUNT,
        status: 'unheard_of',
        fraudStatus: null,
        settledAt: null,
        transactionAt: festival.clock.now(),
        raw: {},
        firstSeenAt: festival.clock.now(),
        updatedAt: festival.clock.now(),
      }),
    );
    await festival.rows(OrderEntity).update({ orderNumber: number }, { status: 'paid' });
    await confirm(number, id);
    expect((await bench.outcome(number)).status).toBe('paid');
  });
});

it('a second payment that people sent back is not raised again by later news', async () => {
  const number = await paid('bca_va');
  await festival.simulator.pay(number, { again: true });
  await bench.settled(number);
  const extra = (await look(number)).payments.find((each) => each.is_extra);
  expect((await bench.outcome(number)).attention).toBe('paid_twice');
  await confirm(number, await record(number, { transaction_id: extra?.transaction_id }));
  await hearAgain(number);
  const outcome = { status: 'settlement', attention: null, tickets: ['valid', 'valid'] };
  expect(await bench.outcome(number)).toMatchObject(outcome);
});
