import { Transactions } from '../src/platform/database/transactions.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { DiscountCodeEntity } from '../src/orders/codes/discount-code.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { discountCode } from './support/sales/codes.js';
import { Festival } from './support/festival.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 77_000 });
});
afterAll(() => festival.close());

const uses = async (code: string): Promise<number> =>
  (await festival.rows(DiscountCodeEntity).findOneByOrFail({ code })).uses;
const sold = async (): Promise<number> =>
  (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
describe('codes', () => {
  it('that became unusable refuse the order on their field', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const bad = [{ isActive: false }, { maxUses: 1, uses: 1 }, { minAmount: 77_001 }, { validUntil: new Date(0) }];
    for (const changes of bad) {
      const { body } = await visitor
        .placing({ discount_code: await discountCode(festival, changes) }, buyer)
        .expect(422);
      expect(Object.keys(body.errors)).toEqual(['discount_code']);
    }
    await visitor.order(
      { discount_code: await discountCode(festival, { minAmount: 77_000 }), referral_code: 'crown01' },
      buyer,
    );
  });

  it('that are blank count as none', async () => {
    expect(await festival.visitor().order({ discount_code: '  ', referral_code: '' })).toMatchObject({
      discount_amount: 0,
    });
    expect(await festival.visitor().order({ discount_code: null, referral_code: null })).toMatchObject({
      discount_amount: 0,
    });
  });

  it('give the last uses to exactly as many of 20 buyers', async () => {
    const code = await discountCode(festival, { maxUses: 3 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = festival.visitor();
        return { visitor, buyer: await visitor.login() };
      }),
    );
    const before = await sold();
    const answers = await Promise.all(
      buyers.map(({ visitor, buyer }) => visitor.placing({ discount_code: code }, buyer)),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(3);
    for (const { status, body } of answers.filter((each) => !placed.includes(each))) {
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['discount_code']);
    }
    expect(await uses(code)).toBe(3);
    expect(await sold()).toBe(before + 3);
  });

  it('are used too often without the guard (control)', async () => {
    const code = await discountCode(festival, { maxUses: 3 });
    const transactions = festival.get(Transactions);
    const take = async (): Promise<boolean> => {
      const row = await transactions.run((db) => db.findOneByOrFail(DiscountCodeEntity, { code }));
      if (row.maxUses !== null && row.uses >= row.maxUses) return false;
      await transactions.run((db) => db.update(DiscountCodeEntity, { code }, { uses: row.uses + 1 }));
      return true;
    };
    const taken = await Promise.all(Array.from({ length: 20 }, take));
    expect(taken.filter(Boolean).length).toBeGreaterThan(3);
  });

  it('give a use back with the order’s seats, once', async () => {
    const code = await discountCode(festival, { maxUses: 1 });
    const visitor = festival.visitor();
    const { order_number } = await visitor.order({ discount_code: code });
    expect(await uses(code)).toBe(1);
    const late = festival.visitor();
    const buyer = await late.login();
    await late.placing({ discount_code: code }, buyer).expect(422);
    await visitor.post(`/api/orders/${order_number}/cancel`).expect(200);
    expect(await uses(code)).toBe(0);
    await visitor.post(`/api/orders/${order_number}/cancel`).expect(409);
    expect(await uses(code)).toBe(0);
    await late.order({ discount_code: code }, buyer);
    expect(await uses(code)).toBe(1);
  });
});

describe('a free order', () => {
  it('is paid at once: valid tickets, the e-ticket mail, its referral counted, nothing left to pay', async () => {
    const code = await discountCode(festival, { discountPercentage: 100, maxUses: 1 });
    const referral = () => festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' });
    const { uses: before } = await referral();
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const order = await visitor.order({ quantity: 2, discount_code: code, referral_code: 'CROWN01' }, buyer);
    expect(order).toMatchObject({ status: 'paid', amount: 154_000, discount_amount: 154_000, final_amount: 0 });
    const row = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order.order_number });
    expect(row).toMatchObject({
      status: 'paid',
      paidAt: expect.any(Date),
      openEmail: null,
      openPhone: null,
      holdsSeats: true,
    });
    const tickets = await festival.rows(TicketEntity).findBy({ orderId: row.id });
    expect(tickets.map(({ status }) => status)).toEqual(['valid', 'valid']);
    const mails = await festival.rows(MailEntity).findBy({ orderId: row.id });
    expect(mails.map(({ kind }) => kind)).toEqual(['e_ticket']);
    expect(JSON.stringify(mails[0]?.payload)).toContain(tickets[0]?.ticketCode);
    expect((await referral()).uses).toBe(before + 1);
    expect(await uses(code)).toBe(1);

    const refused = await visitor.get(`/api/payment/${order.order_number}/create`).expect(409);
    expect(refused.body).toMatchObject({ success: false });
    const status = await visitor.get(`/api/payment/${order.order_number}/status`).expect(200);
    expect(status.body.data).toMatchObject({ status: 'paid', is_successful: true, is_pending: false });
    await visitor.order({}, buyer);
  });

  it('comes of a bundle discount that is more than the price too', async () => {
    await festival.tier({ price: 2_000 });
    expect(await festival.visitor().order({ quantity: 2 })).toMatchObject({
      status: 'paid',
      amount: 4_000,
      bundle_discount_amount: 4_000,
      final_amount: 0,
    });
    await festival.tier({ price: 77_000 });
  });
});
