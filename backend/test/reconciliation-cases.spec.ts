import type { PlacedOrder } from '@festival/contracts';
import { OrderEntity } from '../src/orders/order.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { Reconciler } from './support/sales/reconciliation.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;
let reconciler: Reconciler;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  reconciler = new Reconciler(festival, admin);
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000 });
});

const simulator = () => festival.simulator;
const silence = () => simulator().faults({ notifications: { drop: 1 } });

async function order(paymentType?: string): Promise<PlacedOrder> {
  const placed = await festival.visitor().orderAndPay({ quantity: 2 });
  if (paymentType) {
    await simulator().choose(placed.order_number, paymentType);
    await bench.settled(placed.order_number);
  }
  return placed;
}

async function paid(paymentType = 'qris'): Promise<PlacedOrder> {
  const placed = await order(paymentType);
  await simulator().pay(placed.order_number);
  await bench.reaches(placed.order_number, 'settlement');
  return placed;
}

const change = (placed: PlacedOrder, changes: Partial<OrderEntity>) =>
  festival.rows(OrderEntity).update({ orderNumber: placed.order_number }, changes);

/** Runs a reconciliation and returns its findings of the order; a second run must find nothing more. */
async function found(placed: PlacedOrder) {
  await reconciler.run();
  const rows = await reconciler.found(placed);
  const before = await bench.outcome(placed.order_number);
  await reconciler.run();
  expect(await reconciler.found(placed)).toEqual(rows);
  expect(await bench.outcome(placed.order_number)).toEqual(before);
  return rows;
}

describe('differences with one safe answer are repaired', () => {
  it('paid there, open here', async () => {
    const placed = await order();
    await silence();
    await simulator().pay(placed.order_number);
    expect(await found(placed)).toMatchObject([
      {
        kind: 'paid_there',
        state: 'mended',
        ourStatus: 'pending',
        ourAmount: placed.final_amount,
        theirStatus: 'settlement',
        theirAmount: placed.final_amount,
        became: 'settlement',
        attention: null,
      },
    ]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ tickets: ['valid', 'valid'] });
  });

  it('paid there, cancelled here, with seats left', async () => {
    const placed = await order('bca_va');
    await silence();
    await festival.visitor().post(`/api/orders/${placed.order_number}/cancel`).expect(200);
    await simulator().pay(placed.order_number);
    expect(await found(placed)).toMatchObject([{ kind: 'paid_there', state: 'mended', became: 'settlement' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ holdsSeats: true, tickets: ['valid', 'valid'] });
  });

  it.each(['expire', 'cancel', 'failure'])('%s there, open here', async (status) => {
    const placed = await order('qris');
    await silence();
    await simulator().fail(placed.order_number, status);
    expect(await found(placed)).toMatchObject([{ kind: 'ended_there', state: 'mended', became: status }]);
  });

  it('a full refund there that we have not heard of', async () => {
    const placed = await paid();
    await silence();
    await simulator().refund(placed.order_number);
    expect(await found(placed)).toMatchObject([{ kind: 'refunded_there', state: 'mended', became: 'refund' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ tickets: ['cancelled', 'cancelled'] });
  });

  it('one partial refund there, then another', async () => {
    const placed = await paid();
    await silence();
    await simulator().refund(placed.order_number, 10_000);
    await reconciler.run();
    await simulator().refund(placed.order_number, 20_000);
    const rows = await found(placed);
    expect(rows.map(({ kind, state, became }) => [kind, state, became])).toEqual([
      ['refunded_there', 'mended', 'partial_refund'],
      ['refunded_there', 'mended', 'partial_refund'],
    ]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ tickets: ['valid', 'valid'] });
  });
});

describe('other differences wait for a person', () => {
  it('another amount there: nothing is changed, the order calls for somebody', async () => {
    const placed = await order();
    await silence();
    await simulator().pay(placed.order_number, { amount: 1_000 });
    const rows = await found(placed);
    expect(rows).toMatchObject([{ kind: 'amount_differs', state: 'waits', theirAmount: 1_000, ourStatus: 'pending' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ status: 'pending', attention: 'amount_mismatch' });
  });

  it('another amount that a person has dealt with is not raised again', async () => {
    const placed = await order();
    await silence();
    await simulator().pay(placed.order_number, { amount: 1_000 });
    await reconciler.run();
    const path = `/api/admin/attention-orders/${placed.order_number}/resolve`;
    await admin.post(path, { reason: 'The buyer was called.' }).expect(200);
    expect(await found(placed)).toMatchObject([{ state: 'resolved' }]);
    expect((await bench.outcome(placed.order_number)).attention).toBeNull();
  });

  it('paid here, reversed there', async () => {
    const placed = await paid('echannel');
    await silence();
    await simulator().fail(placed.order_number, 'deny');
    expect(await found(placed)).toMatchObject([{ kind: 'unpaid_there', state: 'waits', theirStatus: 'deny' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ tickets: ['valid', 'valid'] });
  });

  it('set to paid by a person, nothing there', async () => {
    const placed = await order();
    await change(placed, { status: 'settlement', syncLocked: true });
    expect(await found(placed)).toMatchObject([{ kind: 'unpaid_there', state: 'waits', theirStatus: null }]);
  });

  it('refunded here, paid there', async () => {
    const placed = await paid();
    await change(placed, { status: 'refund' });
    expect(await found(placed)).toMatchObject([{ kind: 'refunded_here_only', state: 'waits' }]);
  });

  it('paid there, locked here: nothing changes and a person is called', async () => {
    const placed = await order();
    await silence();
    await change(placed, { syncLocked: true });
    await simulator().pay(placed.order_number);
    expect(await found(placed)).toMatchObject([{ kind: 'paid_there', state: 'waits' }]);
    const outcome = { status: 'pending', attention: 'provider_disagrees' };
    expect(await bench.outcome(placed.order_number)).toMatchObject(outcome);
  });

  it('paid there, locked here, until the lock is taken away', async () => {
    const placed = await order();
    await silence();
    await change(placed, { syncLocked: true });
    await simulator().pay(placed.order_number);
    await reconciler.run();
    await change(placed, { syncLocked: false });
    const rows = await found(placed);
    expect(rows.map(({ kind, state, became }) => [kind, state, became])).toEqual([
      ['paid_there', 'resolved', null],
      ['paid_there', 'mended', 'settlement'],
    ]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ holdsSeats: true, tickets: ['valid', 'valid'] });
  });

  it('a second payment there', async () => {
    const placed = await paid();
    await silence();
    await simulator().pay(placed.order_number, { again: true });
    expect(await found(placed)).toMatchObject([{ kind: 'second_payment', state: 'waits', attention: 'paid_twice' }]);
    expect(await bench.outcome(placed.order_number)).toMatchObject({ status: 'settlement', attention: 'paid_twice' });
  });

  it('ended here for good, payable there', async () => {
    const placed = await order('bca_va');
    await change(placed, { status: 'expire', openEmail: null, openPhone: null });
    await festival.rows(AttemptEntity).update({ providerOrderId: placed.order_number }, { isFinal: true });
    expect(await found(placed)).toMatchObject([{ kind: 'payable_there', state: 'waits', theirStatus: 'pending' }]);
  });
});

describe('equal orders are not listed', () => {
  it.each<[string, () => Promise<PlacedOrder>]>([
    ['no method was chosen', () => order()],
    ['waiting on both sides', () => order('bca_va')],
    ['paid on both sides', () => paid()],
    [
      'captured here, settled there',
      async () => {
        const placed = await order('credit_card');
        await simulator().pay(placed.order_number);
        await bench.reaches(placed.order_number, 'capture');
        await silence();
        await simulator().settle(placed.order_number);
        return placed;
      },
    ],
    [
      'a denied card, then a QRIS that paid',
      async () => {
        const placed = await order('credit_card');
        await simulator().fail(placed.order_number, 'deny');
        await simulator().pay(placed.order_number, { payment_type: 'qris' });
        await bench.reaches(placed.order_number, 'settlement');
        return placed;
      },
    ],
    [
      'cancelled here and there',
      async () => {
        const placed = await order('bca_va');
        await festival.visitor().post(`/api/orders/${placed.order_number}/cancel`).expect(200);
        return placed;
      },
    ],
  ])('%s', async (_name, make) => {
    expect(await found(await make())).toEqual([]);
  });

  it('and a settled card is settled here afterwards', async () => {
    const placed = await order('credit_card');
    await simulator().pay(placed.order_number);
    await bench.reaches(placed.order_number, 'capture');
    await silence();
    await simulator().settle(placed.order_number);
    await reconciler.run();
    expect((await bench.outcome(placed.order_number)).status).toBe('settlement');
  });
});

it('an open difference is resolved by the run that no longer finds it, and may come back', async () => {
  const placed = await paid();
  await change(placed, { status: 'refund' });
  await reconciler.run();
  await change(placed, { status: 'settlement' });
  const run = await reconciler.run();
  const [row] = await reconciler.found(placed);
  const reason = `Run ${run.id} no longer finds it.`;
  expect(row).toMatchObject({ state: 'resolved', resolvedReason: reason, resolvedBy: null });
  await change(placed, { status: 'refund' });
  await reconciler.run();
  expect((await reconciler.found(placed)).map((each) => each.state)).toEqual(['resolved', 'waits']);
});

it('a resolved difference is not listed again', async () => {
  const placed = await paid();
  await change(placed, { status: 'refund' });
  await reconciler.run();
  const [row] = await reconciler.found(placed);
  const path = `/api/admin/reconciliation-differences/${row?.id}/resolve`;
  const { body } = await admin.post(path, { reason: ' Transferred by hand. ' }).expect(200);
  const resolved = { state: 'resolved', resolved_by: 'admin@festival.local', resolved_reason: 'Transferred by hand.' };
  expect(body.data).toMatchObject(resolved);
  await reconciler.run();
  expect(await reconciler.found(placed)).toHaveLength(1);
  await admin.post(path, { reason: 'Again' }).expect(409);
});
