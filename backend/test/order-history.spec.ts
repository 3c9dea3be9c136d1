import type { OrderStatus } from '@festival/contracts';
import { Transactions } from '../src/platform/database/transactions.js';
import { OrderEventEntity } from '../src/orders/status/order-event.entity.js';
import { OrderStatusService } from '../src/orders/status/order-status.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';

let festival: Festival;
let bench: PaymentsBench;
beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
});
afterAll(() => festival.close());
beforeEach(() => festival.tier());

async function placed(changes: Partial<OrderEntity> = {}): Promise<OrderEntity> {
  const { order_number: number } = await festival.visitor().order();
  await festival.rows(OrderEntity).update({ orderNumber: number }, { syncLocked: false, ...changes });
  return bench.order(number);
}

async function hear(order: OrderEntity, to: OrderStatus, transactionId = 'one', via = 'sync'): Promise<boolean> {
  const orderStatus = festival.get(OrderStatusService);
  const report = { orderId: order.id, to, source: 'provider', via, transactionId } as const;
  return (await festival.get(Transactions).run((db) => orderStatus.apply(db, report))).changed;
}

async function history({ id }: OrderEntity): Promise<string[]> {
  const events = await festival.rows(OrderEventEntity).find({ where: { orderId: id }, order: { id: 'ASC' } });
  return events.map(({ kind, toStatus, detail }) => [kind, toStatus, detail].filter(Boolean).join(' '));
}

describe('of a locked order', () => {
  it('each new thing that the provider says is recorded once', async () => {
    const order = await placed({ syncLocked: true });
    for (let again = 0; again < 3; again += 1) await hear(order, 'deny');
    for (let again = 0; again < 3; again += 1) await hear(order, 'settlement', 'two');
    for (let again = 0; again < 3; again += 1) await hear(order, 'deny');
    expect(await history(order)).toEqual([
      'ignored deny one',
      'ignored settlement two',
      'attention settlement provider_disagrees',
      'ignored deny one',
    ]);
    expect((await bench.order(order.orderNumber)).status).toBe('pending');
  });

  it('what the provider’s own table forbids is recorded too', async () => {
    const order = await placed({ syncLocked: true, status: 'settlement' });
    await hear(order, 'cancel');
    await hear(order, 'cancel');
    expect(await history(order)).toEqual(['ignored cancel one', 'attention cancel provider_disagrees']);
  });
});

describe('attention', () => {
  const raise = (order: OrderEntity, kind: 'paid_twice' | 'amount_mismatch') =>
    festival.get(Transactions).run(async (db) => {
      const current = await db.findOneByOrFail(OrderEntity, { id: order.id });
      await festival.get(OrderStatusService).raiseAttention(db, current, kind, { via: 'sync' });
    });

  it('next to another open one is recorded once, and again after that was dealt with', async () => {
    const order = await placed();
    for (let again = 0; again < 3; again += 1) {
      await raise(order, 'amount_mismatch');
      await raise(order, 'paid_twice');
    }
    const first = ['attention amount_mismatch', 'attention paid_twice'];
    expect(await history(order)).toEqual(first);
    expect((await bench.order(order.orderNumber)).attention).toBe('amount_mismatch');
    await festival.rows(OrderEntity).update({ id: order.id }, { attention: null });
    await raise(order, 'amount_mismatch');
    await raise(order, 'paid_twice');
    await raise(order, 'paid_twice');
    expect(await history(order)).toEqual([...first, ...first]);
  });
});

describe('findings of a reconciliation', () => {
  it.each<[OrderStatus, boolean, string]>([
    ['refund', false, 'cancelled'],
    ['chargeback', false, 'cancelled'],
    ['partial_refund', true, 'valid'],
    ['partial_chargeback', true, 'valid'],
  ])('%s of a paid order is recorded as any other status is', async (status, keepsSeats, tickets) => {
    const order = await placed();
    await hear(order, 'settlement');
    expect(await hear(order, status, 'one', 'reconciliation')).toBe(true);
    const { orderNumber } = order;
    expect(await bench.outcome(orderNumber)).toMatchObject({ status, holdsSeats: keepsSeats, tickets: [tickets] });
    expect((await history(order)).find((line) => line.startsWith(`status ${status}`))).toBe(`status ${status} one`);
  });
});
