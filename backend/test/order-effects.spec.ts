import type { OrderStatus, PlacedOrder, StatusSource } from '@festival/contracts';
import { Transactions } from '../src/platform/database/transactions.js';
import { DiscountCodeEntity } from '../src/orders/codes/discount-code.entity.js';
import { OrderStatusService } from '../src/orders/status/order-status.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { ReleaseEndedOrdersService } from '../src/payments/cancel-expire/release-ended-orders.service.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());
beforeEach(async () => {
  await festival.tier();
  await festival.rows(ReferralCodeEntity).update({ code: 'CROWN01' }, { uses: 0 });
  await festival.rows(DiscountCodeEntity).update({ code: 'UNITY10' }, { uses: 0 });
});

const place = () => festival.visitor().order({ quantity: 2, referral_code: 'CROWN01', discount_code: 'UNITY10' });
const row = ({ order_number }: PlacedOrder) =>
  festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order_number });

async function tell(order: PlacedOrder, to: OrderStatus, source: StatusSource = 'provider'): Promise<boolean> {
  const { id } = await row(order);
  if (source === 'expiry') await festival.rows(OrderEntity).update({ id }, { expiresAt: festival.clock.now() });
  const orderStatus = festival.get(OrderStatusService);
  return (await festival.get(Transactions).run((db) => orderStatus.apply(db, { orderId: id, to, source, via: 'test' })))
    .changed;
}

/** Tickets' states, seats sold, uses of the referral and of the discount code. */
async function world(order: PlacedOrder): Promise<[string, number, number, number]> {
  const tickets = await festival.rows(TicketEntity).findBy({ orderNumber: order.order_number });
  const { sold } = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
  const referral = await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' });
  const discount = await festival.rows(DiscountCodeEntity).findOneByOrFail({ code: 'UNITY10' });
  return [[...new Set(tickets.map(({ status }) => status))].join(), sold, referral.uses, discount.uses];
}

describe('effects of a status', () => {
  it.each<[string, Array<[OrderStatus, StatusSource?]>, [string, number, number, number]]>([
    ['placed', [], ['pending', 2, 0, 1]],
    ['paid', [['settlement']], ['valid', 2, 1, 1]],
    ['captured and settled', [['capture'], ['settlement']], ['valid', 2, 1, 1]],
    ['denied', [['deny']], ['pending', 2, 0, 1]],
    ['denied and paid', [['deny'], ['settlement']], ['valid', 2, 1, 1]],
    ['refunded', [['settlement'], ['refund']], ['cancelled', 0, 0, 0]],
    ['refunded in part', [['settlement'], ['partial_refund']], ['valid', 2, 1, 1]],
    ['refunded in part and then in full', [['settlement'], ['partial_refund'], ['refund']], ['cancelled', 0, 0, 0]],
    ['reversed', [['settlement'], ['deny']], ['cancelled', 0, 0, 0]],
    ['paid after it was cancelled', [['cancel', 'buyer'], ['settlement']], ['valid', 2, 1, 1]],
    ['made paid by an admin', [['paid', 'admin']], ['valid', 2, 1, 1]],
    ['paid and then pending by an admin', [['settlement'], ['pending', 'admin']], ['pending', 2, 0, 1]],
    ['refunded and then pending by an admin', [['settlement'], ['refund'], ['pending', 'admin']], ['pending', 2, 0, 1]],
    ['reversed and then pending by an admin', [['settlement'], ['deny'], ['pending', 'admin']], ['pending', 2, 0, 1]],
    ['expired', [['expire', 'expiry']], ['expired', 2, 0, 1]],
  ])('of an order that was %s', async (_name, steps, expected) => {
    const order = await place();
    for (const [to, source] of steps) await tell(order, to, source);
    expect(await world(order)).toEqual(expected);
  });

  it('counts the referrals of other orders when an admin reopens a refunded one', async () => {
    const [one, other] = [await place(), await place()];
    await tell(one, 'settlement');
    await tell(other, 'settlement');
    await tell(one, 'refund');
    await tell(one, 'pending', 'admin');
    expect(await world(other)).toEqual(['valid', 4, 1, 2]);
  });

  it('gives the seats back of an order that was refunded before we heard of its payment', async () => {
    const order = await place();
    await tell(order, 'refund');
    await festival.get(ReleaseEndedOrdersService).releaseDue();
    expect((await world(order))[0]).toBe('cancelled');
    expect((await row(order)).holdsSeats).toBe(false);
  });

  it('makes a reopened order open again: one open order a buyer', async () => {
    const order = await place();
    await tell(order, 'failed', 'admin');
    expect(await row(order)).toMatchObject({ openEmail: null, openPhone: null });
    await tell(order, 'pending', 'admin');
    const { openEmail, openPhone, buyerEmail, buyerPhone } = await row(order);
    expect([openEmail, openPhone]).toEqual([buyerEmail, buyerPhone]);
  });
});

describe('the referral use of a deleted order', () => {
  const uses = async (order: PlacedOrder) => (await world(order))[2];
  async function remove({ order_number: number }: PlacedOrder): Promise<void> {
    const admin = await festival.admin();
    await admin.post(`/api/orders/${number}/lock-sync`, { confirm: 'LOCK' }).expect(200);
    const words = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: number };
    await admin.delete(`/api/orders/${number}`, words).expect(200);
  }

  it.each<[string, OrderStatus, OrderStatus]>([
    ['given back once when it is refunded after', 'settlement', 'refund'],
    ['given back once when it waits again after', 'settlement', 'pending'],
    ['not counted when it is paid after', 'pending', 'paid'],
  ])('is %s', async (_name, before, after) => {
    const [order, other] = [await place(), await place()];
    await tell(other, 'settlement');
    await tell(order, before);
    await remove(order);
    expect(await uses(order)).toBe(1);
    expect(await tell(order, after, 'admin')).toBe(true);
    expect(await uses(order)).toBe(1);
  });
});

describe('concurrent writes', () => {
  it('is never older than the status’s own time of change', async () => {
    const order = await place();
    const ahead = new Date(festival.clock.now().getTime() + 60_000);
    await festival.rows(OrderEntity).update({ orderNumber: order.order_number }, { updatedAt: ahead });
    await tell(order, 'settlement');
    expect((await row(order)).updatedAt.getTime()).toBe(ahead.getTime() + 1);
  });

  it('keep the reason for attention', async () => {
    const stale = await row(await place());
    const orderStatus = festival.get(OrderStatusService);
    for (const kind of ['paid_twice', 'provider_disagrees'] as const) {
      await festival.get(Transactions).run((db) => orderStatus.raiseAttention(db, stale, kind, { via: 'test' }));
    }
    expect(await festival.rows(OrderEntity).findOneBy({ id: stale.id })).toMatchObject({ attention: 'paid_twice' });
  });
});

describe('a repeated status', () => {
  it.each<[OrderStatus[]]>([[['settlement']], [['settlement', 'refund']], [['cancel']], [['settlement', 'deny']]])(
    '%j changes nothing the second time',
    async (steps) => {
      const order = await place();
      for (const to of steps) expect(await tell(order, to)).toBe(true);
      const before = await world(order);
      expect(await tell(order, steps.at(-1) ?? 'pending')).toBe(false);
      expect(await world(order)).toEqual(before);
    },
  );

  it('at once from many sides is applied once', async () => {
    const order = await place();
    const changed = await Promise.all(Array.from({ length: 8 }, () => tell(order, 'settlement')));
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(await world(order)).toEqual(['valid', 2, 1, 1]);
  });
});
