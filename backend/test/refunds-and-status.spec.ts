import type { AdminOrder } from '@festival/contracts';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../src/payments/payment-log/provider-transaction.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { BY_PROVIDER, RefundSetup } from './support/sales/refund-setup.js';
import { Reconciler } from './support/sales/reconciliation.js';
import { secondPerson, staff } from './support/staff.js';
import { newBuyer, type Visitor } from './support/visitor.js';

const AMOUNT = 96_000;

let festival: Festival;
let bench: PaymentsBench;
let one: Visitor;
let setup: RefundSetup;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  one = await staff(festival, 'finance');
  setup = new RefundSetup(festival, bench, one, await secondPerson(festival));
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
});

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
    const part = await setup.record(number, { amount: 90_000 });
    await setup.setStatus(number, 'cancelled');
    const before = await bench.outcome(number);
    await setup.confirm(number, part);
    const mails = [...before.mails, 'refund'];
    expect(await bench.outcome(number)).toEqual({ ...before, mails });
    expect(before).toMatchObject(CANCELLED);
    await setup.confirm(number, await setup.record(number));
    expect(await bench.outcome(number)).toEqual({ ...before, status: 'refund', mails: [...mails, 'refund'] });
  });

  it('stays so when a part of a payment through the provider goes back by hand', async () => {
    const number = await setup.paid('bca_va');
    await setup.setStatus(number, 'cancelled');
    await setup.unlock(number);
    await setup.confirm(number, await setup.record(number, { amount: 40_000 }));
    await setup.hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject(CANCELLED);
  });

  it.each([
    ['locked', async () => undefined],
    ['unlocked', (number: string) => setup.unlock(number)],
  ])('and is %s stays so when a part goes back through the provider, whoever tells of it', async (_name, prepare) => {
    const number = await setup.paid();
    await setup.setStatus(number, 'cancelled');
    await prepare(number);
    await setup.refund(number, { ...BY_PROVIDER, amount: 40_000 }).expect(201);
    await bench.settled(number);
    await setup.hearAgain(number);
    const { attention, ...outcome } = await bench.outcome(number);
    expect(outcome).toMatchObject(CANCELLED);
    expect((await setup.look(number)).payments).toMatchObject([{ refunded: 40_000, left: 56_000 }]);
    await setup.refund(number, BY_PROVIDER).expect(201);
    expect(await bench.outcome(number)).toMatchObject({ ...CANCELLED, status: 'refund', attention });
  });
});

it('an order that is locked follows a refund that we sent', async () => {
  const number = await setup.paid();
  await festival.rows(OrderEntity).update({ orderNumber: number }, { syncLocked: true });
  await setup.refund(number, BY_PROVIDER).expect(201);
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
    await setup.confirm(number, await setup.record(number));
    const outcome = { status: 'pending', tickets: ['pending', 'pending'] };
    expect(await bench.outcome(number)).toMatchObject(outcome);
  });

  it('does not count as the order’s own, though its transaction was seen in a word that we don’t know', async () => {
    const number = await setup.ordered('bca_va');
    await festival.simulator.pay(number, { amount: 1_000 });
    await bench.settled(number);
    await new Reconciler(festival, one).run();
    const id = await setup.record(number);
    const { payments } = await setup.look(number);
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
    await setup.confirm(number, id);
    expect((await bench.outcome(number)).status).toBe('paid');
  });
});

it('a second payment that people sent back is not raised again by later news', async () => {
  const number = await setup.paid('bca_va');
  await festival.simulator.pay(number, { again: true });
  await bench.settled(number);
  const extra = (await setup.look(number)).payments.find((each) => each.is_extra);
  expect((await bench.outcome(number)).attention).toBe('paid_twice');
  await setup.confirm(number, await setup.record(number, { transaction_id: extra?.transaction_id }));
  await setup.hearAgain(number);
  const outcome = { status: 'settlement', attention: null, tickets: ['valid', 'valid'] };
  expect(await bench.outcome(number)).toMatchObject(outcome);
});
