import { OrderEntity } from '../src/orders/order.entity.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';
import type { Buyer, Visitor } from './support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => closeSound(festival));
beforeEach(() => festival.tier());

/** An order of 30 minutes of which a minute and a half are left. */
async function nearlyOver(): Promise<{ visitor: Visitor; buyer: Buyer; number: string; openOrder: object }> {
  const visitor = festival.visitor();
  const buyer = await visitor.login();
  const { order_number: number } = await visitor.order({}, buyer);
  const now = festival.clock.now().getTime();
  const expiresAt = new Date(now + 90_000);
  await festival
    .rows(OrderEntity)
    .update({ orderNumber: number }, { expiresAt, createdAt: new Date(now - 28.5 * 60_000) });
  const openOrder = { open_order: { order_number: number, status: 'pending', expires_at: expiresAt.toISOString() } };
  return { visitor, buyer, number, openOrder };
}

const TOO_LATE = 'There is no time left to pay this order. Please cancel it and create a new order.';

describe('in the last two minutes of an order', () => {
  it('no payment is begun any more, and the refusal names the order to cancel', async () => {
    const { visitor, number, openOrder } = await nearlyOver();
    const { body } = await visitor.get(`/api/payment/${number}/create`).expect(409);
    expect(body).toEqual({ success: false, message: TOO_LATE, data: openOrder });
  });

  it('the same order again is refused with the open one, as any other is', async () => {
    const { visitor, buyer, openOrder } = await nearlyOver();
    const { body } = await visitor.placing({}, buyer).expect(422);
    expect(Object.keys(body.errors)).toEqual(['buyer_email', 'buyer_phone']);
    expect(body.data).toEqual(openOrder);
  });

  it('so too when the open one holds the last seat', async () => {
    const { visitor, buyer, openOrder } = await nearlyOver();
    await festival.tier({ quota: 1, sold: 1 });
    expect((await visitor.placing({}, buyer).expect(422)).body.data).toEqual(openOrder);
  });

  it('the repeat of a lost answer still gives the order that it made', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': 'lost' };
    const { body } = await visitor.placing({}, buyer, headers).expect(201);
    const expiresAt = new Date(festival.clock.now().getTime() + 90_000);
    await festival.rows(OrderEntity).update({ orderNumber: body.data.order.order_number }, { expiresAt });
    const again = await visitor.placing({}, buyer, headers).expect(201);
    expect(again.body.data.order.order_number).toBe(body.data.order.order_number);
  });

  it('cancelling it and placing another leads to a payment', async () => {
    const { visitor, buyer, number } = await nearlyOver();
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
    const again = await visitor.order({}, buyer);
    expect(again.order_number).not.toBe(number);
    await visitor.get(`/api/payment/${again.order_number}/create`).expect(200);
  });

  it('a payment that was begun before can be gone on with', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const { order_number: number } = await visitor.order({}, buyer);
    const first = await visitor.get(`/api/payment/${number}/create`).expect(200);
    const expiresAt = new Date(festival.clock.now().getTime() + 90_000);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { expiresAt });
    const again = await visitor.get(`/api/payment/${number}/create`).expect(200);
    expect(again.body.data.snap_token).toBe(first.body.data.snap_token);
  });
});

it('before them, the same order again answers with the open one', async () => {
  const visitor = festival.visitor();
  const buyer = await visitor.login();
  const order = await visitor.order({}, buyer);
  expect((await visitor.placing({}, buyer).expect(201)).body.data.order).toEqual(order);
});
