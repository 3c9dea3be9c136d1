import { PURCHASE_LIMIT_TEXT } from '@festival/contracts';
import { In } from 'typeorm';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { PurchaseLimitService } from '../../src/orders/placing/purchase-limit.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { discountCode } from '../support/sales/codes.js';
import { statementsOf } from '../support/database/statements.js';
import { Festival } from '../support/festival.js';
import { newBuyer, type Buyer } from '../support/visitor.js';

const MOST = 4;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { PURCHASE_LIMIT: String(MOST) } });
  await festival.tier();
});
afterAll(() => festival.close());

async function place(buyer: Buyer, changes: object) {
  const visitor = festival.visitor();
  await visitor.login(buyer);
  return visitor.placing(changes, buyer);
}

const refusal = (left: number, language: 'en' | 'id' = 'en') => ({
  quantity: [PURCHASE_LIMIT_TEXT[language](MOST, left)],
});

const pay = (buyer: Buyer) =>
  festival.rows(OrderEntity).update({ buyerEmail: buyer.email }, { status: 'paid', openEmail: null, openPhone: null });

describe('PURCHASE_LIMIT', () => {
  it('refuses an order that is too large by itself', async () => {
    const { status, body } = await place(newBuyer(), { quantity: 5 });
    expect([status, body.errors]).toEqual([422, refusal(4)]);
  });

  it.each<[string, (first: Buyer) => Buyer]>([
    ['e-mail', ({ email }) => ({ ...newBuyer(), email })],
    ['phone', ({ phone }) => ({ ...newBuyer(), phone })],
  ])('counts what was paid by the same %s', async (_name, another) => {
    const buyer = newBuyer();
    expect((await place(buyer, { quantity: 3 })).status).toBe(201);
    await pay(buyer);
    const { status, body } = await place(another(buyer), { quantity: 2, language: 'id' });
    expect([status, body.errors]).toEqual([422, refusal(1, 'id')]);
    expect((await place(another(buyer), { quantity: 1 })).status).toBe(201);
  });

  it('counts nothing of orders that ended', async () => {
    const buyer = newBuyer();
    const visitor = festival.visitor();
    const { order_number } = await visitor.order({ quantity: 4 }, await visitor.login(buyer));
    await visitor.post(`/api/orders/${order_number}/cancel`).expect(200);
    expect((await place(buyer, { quantity: 4 })).status).toBe(201);
  });

  it('counts the orders that are written together with two queries', async () => {
    const buyers = [newBuyer(), newBuyer(), newBuyer()];
    for (const buyer of buyers) expect((await place(buyer, { quantity: 3 })).status).toBe(201);
    const orders = await festival.rows(OrderEntity).findBy({ buyerEmail: In(buyers.map(({ email }) => email)) });
    // Mails under way would be counted too.
    await festival.get(MailWorkerService).drain();
    const reads = await statementsOf(festival, 'SELECT', () =>
      festival.get(Transactions).run((db) => festival.get(PurchaseLimitService).assert(db, orders)),
    );
    expect([orders.length, reads.length]).toEqual([3, 2]);
  });

  describe('free orders of one buyer at the same time, which leave no open one behind,', () => {
    const bought = async (): Promise<number> => {
      const code = await discountCode(festival, { discountPercentage: 100 });
      const buyer = newBuyer();
      await Promise.all(Array.from({ length: 8 }, () => place(buyer, { quantity: 1, discount_code: code })));
      return festival.rows(OrderEntity).sum('ticketQuantity', { buyerEmail: buyer.email }).then(Number);
    };

    it('don’t pass it together', async () => {
      expect(await bought()).toBe(MOST);
    });

    it('would without it', async () => {
      const limit = festival.get(PurchaseLimitService);
      const assert = limit.assert.bind(limit);
      limit.assert = () => Promise.resolve();
      try {
        expect(await bought()).toBe(8);
      } finally {
        limit.assert = assert;
      }
    });
  });
});
