import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { IdempotencyKeyEntity } from '../../src/orders/placing/idempotency-key.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { discountCode } from '../support/sales/codes.js';
import { Festival } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import { orderOf } from '../support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 77_000 });
});
afterAll(() => closeSound(festival));

describe('a repeat', () => {
  it('with the same key and body answers with the first order', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': 'key-1' };
    const [first, second] = [
      await visitor.placing({ quantity: 2 }, buyer, headers).expect(201),
      await visitor.placing({ quantity: 2, buyer_email: buyer.email.toUpperCase() }, buyer, headers).expect(201),
    ];
    expect(second.body).toEqual(first.body);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(1);
  });

  it('with the same key and another body is 422 on idempotency_key', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': 'key-1' };
    await visitor.placing({}, buyer, headers).expect(201);
    const { body } = await visitor.placing({ quantity: 4 }, buyer, headers).expect(422);
    expect(Object.keys(body.errors)).toEqual(['idempotency_key']);
  });

  it('with somebody else’s key is another order', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const [one, two] = [festival.visitor(), festival.visitor()];
    const first = await one.placing({}, await one.login(), headers).expect(201);
    const second = await two.placing({}, await two.login(), headers).expect(201);
    expect(second.body.data.order.order_number).not.toBe(first.body.data.order.order_number);
  });

  it('of a request that failed is tried again', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const code = await discountCode(festival, { isActive: false });
    const again = () => visitor.placing({ discount_code: code }, buyer, { 'idempotency-key': 'retry' });
    await again().expect(422);
    await festival.rows(DiscountCodeEntity).update({ code }, { isActive: true });
    await again().expect(201);
  });

  it.each(['with space', 'x'.repeat(101), 'é'])('refuses the key %j', async (key) => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const { body } = await visitor.placing({}, buyer, headers).expect(422);
    expect(Object.keys(body.errors)).toEqual(['idempotency_key']);
  });

  it('without a key answers with the same order, and another order is refused with the open one', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const order = await visitor.order({ quantity: 2, referral_code: 'CROWN01' }, buyer);
    const same = await visitor.placing({ quantity: 2, referral_code: 'crown01' }, buyer).expect(201);
    expect(same.body.data.order).toEqual(order);
    for (const changes of [{ quantity: 3, referral_code: 'CROWN01' }, { quantity: 2 }]) {
      const { body } = await visitor.placing(changes, buyer).expect(422);
      expect(Object.keys(body.errors)).toEqual(['buyer_email', 'buyer_phone']);
      expect(body.data).toEqual({
        open_order: { order_number: order.order_number, status: 'pending', expires_at: order.expires_at },
      });
    }
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(1);
  });

  it('with a key that is older than 24 hours is a new order, and the key is good again', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const headers = { 'idempotency-key': 'old' };
    const first = await visitor.placing({}, buyer, headers).expect(201);
    const number = first.body.data.order.order_number as string;
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
    const createdAt = new Date(festival.clock.now().getTime() - 24 * 3_600_000 - 1);
    const { id: orderId } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
    await festival.rows(IdempotencyKeyEntity).update({ orderId }, { createdAt });
    const second = await visitor.placing({ quantity: 2 }, buyer, headers).expect(201);
    expect(second.body.data.order.order_number).not.toBe(number);
    const again = await visitor.placing({ quantity: 2 }, buyer, headers).expect(201);
    expect(again.body).toEqual(second.body);
  });

  it('is refused on the one field that is taken', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    await visitor.order({}, buyer);
    const stranger = festival.visitor();
    const other = await stranger.login();
    const byPhone = await stranger.post('/api/orders', { ...orderOf(other), buyer_phone: buyer.phone }).expect(422);
    expect(Object.keys(byPhone.body.errors)).toEqual(['buyer_phone']);
    expect(byPhone.body.data).toBeUndefined();
  });
});
