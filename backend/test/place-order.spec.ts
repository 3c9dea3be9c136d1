import { Transactions } from '../src/database/transactions.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { DiscountCodeEntity } from '../src/orders/discount-code.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../src/orders/referral-code.entity.js';
import { SettingsService } from '../src/settings/settings.service.js';
import { TicketTypeEntity } from '../src/tickets/ticket-type.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { newBuyer, orderOf } from './support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 77_000 });
});
afterAll(() => festival.close());

let codes = 0;
/** A discount code of the test's own; gives its text. */
async function discountCode(changes: Partial<DiscountCodeEntity> = {}): Promise<string> {
  codes += 1;
  const code = `TEST${codes}`;
  const plain = { description: null, isActive: true, maxUses: null, uses: 0, minAmount: null };
  const times = { validFrom: null, validUntil: null, createdAt: festival.clock.now() };
  await festival
    .get(Transactions)
    .run((db) => db.insert(DiscountCodeEntity, { code, discountPercentage: 10, ...plain, ...times, ...changes }));
  return code;
}
const uses = async (code: string): Promise<number> =>
  (await festival.rows(DiscountCodeEntity).findOneByOrFail({ code })).uses;
const sold = async (): Promise<number> =>
  (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
const setBundle = (enabled: boolean) =>
  festival.get(Transactions).run((db) => festival.get(SettingsService).set(db, 'bundle_ticket', { enabled }));

describe('POST /api/orders', () => {
  it('answers 201 with the order, and keeps order, tickets and the mail that brings the buyer back', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const before = await sold();
    const { body } = await visitor.placing({ quantity: 2, category: 'external', language: 'id' }, buyer).expect(201);
    const { order } = body.data;
    expect(body).toEqual({
      success: true,
      data: {
        order: {
          order_number: expect.stringMatching(/^FEST-[0-9A-HJKMNP-TV-Z]{10}$/),
          status: 'pending',
          ticket_type: 'pre-sales-2',
          ticket_quantity: 2,
          amount: 154_000,
          discount_amount: 0,
          bundle_discount_amount: 4_000,
          final_amount: 150_000,
          expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      },
    });
    const row = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order.order_number });
    expect(row).toMatchObject({
      buyerName: 'Siti Rahma',
      buyerEmail: buyer.email,
      buyerPhone: `+62${buyer.phone.slice(1)}`,
      category: 'external',
      language: 'id',
      source: 'web',
      holdsSeats: true,
      openEmail: buyer.email,
    });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(30 * 60_000);
    const tickets = await festival.rows(TicketEntity).find({ where: { orderId: row.id }, order: { number: 'ASC' } });
    expect(tickets.map(({ number, quantity, status }) => [number, quantity, status])).toEqual([
      [1, 2, 'pending'],
      [2, 2, 'pending'],
    ]);
    expect(new Set(tickets.map(({ ticketCode }) => ticketCode)).size).toBe(2);
    const mails = await festival.rows(MailEntity).findBy({ orderId: row.id });
    expect(mails.map(({ kind, toAddress, language }) => [kind, toAddress, language])).toEqual([
      ['finish_payment', buyer.email, 'id'],
    ]);
    expect(await sold()).toBe(before + 2);
  });

  it('needs a purchase token', async () => {
    const visitor = festival.visitor();
    expect((await visitor.placing({}, newBuyer()).expect(401)).body).toMatchObject({ success: false });
    visitor.token = 'nonsense';
    await visitor.placing({}, newBuyer()).expect(401);
  });

  it.each<[object, Record<string, string[]>]>([
    [
      { buyer_name: '', buyer_email: '', buyer_phone: '', category: '' },
      {
        buyer_name: ['Full name is required'],
        buyer_email: ['Email is required'],
        buyer_phone: ['Phone number is required'],
        category: ['Category is required'],
      },
    ],
    [{ buyer_name: '   ' }, { buyer_name: ['Full name is required'] }],
    [{ buyer_email: 'siti' }, { buyer_email: ['Please enter a valid email address'] }],
    [{ buyer_phone: 'call me' }, { buyer_phone: ['Please enter a valid phone number'] }],
    [{ buyer_phone: '08' }, { buyer_phone: ['Please enter a valid phone number'] }],
    [{ category: 'vip' }, { category: ['Category is required'] }],
    ...[0, 11, -1, 1.5, '2', null].map((quantity): [object, Record<string, string[]>] => [
      { quantity },
      { quantity: ['Quantity must be between 1 and 10'] },
    ]),
    [{ price: 1 }, { price: ['The field price is not allowed.'] }],
    [{ final_amount: 1 }, { final_amount: ['The field final_amount is not allowed.'] }],
    [{ ticket_type: 'nothing' }, { ticket_type: ['Unknown ticket type'] }],
    [{ referral_code: 'NOBODY' }, { referral_code: ['Invalid referral code'] }],
    [{ discount_code: 'NOBODY' }, { discount_code: ['Invalid discount code'] }],
  ])('refuses %j', async (changes, errors) => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const { body } = await visitor.placing(changes, buyer).expect(422);
    expect(body).toEqual({ success: false, message: Object.values(errors)[0]?.[0], errors });
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(0);
  });

  it.each([{ ticket_type: '' }, { ticket_type: undefined }, { language: 'fr' }, { buyer_name: 'x'.repeat(191) }])(
    'refuses %j on that field',
    async (changes) => {
      const visitor = festival.visitor();
      const { body } = await visitor.placing(changes, await visitor.login()).expect(422);
      expect(Object.keys(body.errors)).toEqual(Object.keys(changes));
    },
  );

  it('refuses a tier that isn’t on sale with 409, and broken JSON with 400', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    for (const ticket_type of ['early-bird', 'regular']) await visitor.placing({ ticket_type }, buyer).expect(409);
    const broken = visitor.post('/api/orders', '{"buyer_name": ' as unknown as object, {
      'content-type': 'application/json',
    });
    expect((await broken.expect(400)).body).toMatchObject({ success: false });
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(0);
  });

  it('answers 409 with the specified text when the seats are gone, and keeps nothing', async () => {
    await festival.tier({ type: 'regular', quota: 2, buttonText: 'BUY TICKET', isDisabled: false, isAvailable: true });
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const code = await discountCode();
    const tooMany = { ticket_type: 'regular', quantity: 3, discount_code: code };
    const { body } = await visitor.placing(tooMany, buyer).expect(409);
    expect(body).toEqual({ success: false, message: 'Tickets for this category are sold out.' });
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: buyer.email })).toBe(0);
    expect(await festival.rows(TicketEntity).countBy({ buyerEmail: buyer.email })).toBe(0);
    expect(await festival.rows(MailEntity).countBy({ toAddress: buyer.email })).toBe(0);
    expect(await uses(code)).toBe(0);
    await visitor.order({ ticket_type: 'regular', quantity: 2 }, buyer);
    const late = festival.visitor();
    expect((await late.placing({ ticket_type: 'regular' }, await late.login()).expect(409)).body.message).toBe(
      'Tickets for this category are sold out.',
    );
  });
});

describe('the price', () => {
  afterAll(() => setBundle(true));

  it.each([
    [1, 77_000, 0, 0, 77_000],
    [3, 231_000, 0, 6_000, 225_000],
    [5, 385_000, 38_500, 10_000, 336_500],
    [6, 462_000, 46_200, 0, 415_800],
    [10, 770_000, 0, 0, 770_000],
  ])('of %d tickets', async (quantity, amount, discount, bundle, final) => {
    await setBundle(true);
    const code = discount === 0 ? {} : { discount_code: ' unity10 ' };
    expect(await festival.visitor().order({ quantity, ...code })).toMatchObject({
      amount,
      discount_amount: discount,
      bundle_discount_amount: bundle,
      final_amount: final,
    });
  });

  it('has no bundle discount while the setting is off', async () => {
    await setBundle(false);
    const order = await festival.visitor().order({ quantity: 5 });
    expect(order).toMatchObject({ bundle_discount_amount: 0, final_amount: 385_000 });
  });
});

describe('codes', () => {
  it('that have become unusable refuse the order on their field', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const bad = [{ isActive: false }, { maxUses: 1, uses: 1 }, { minAmount: 77_001 }, { validUntil: new Date(0) }];
    for (const changes of bad) {
      const { body } = await visitor.placing({ discount_code: await discountCode(changes) }, buyer).expect(422);
      expect(Object.keys(body.errors)).toEqual(['discount_code']);
    }
    await visitor.order({ discount_code: await discountCode({ minAmount: 77_000 }), referral_code: 'crown01' }, buyer);
  });

  it('that are blank count as none', async () => {
    expect(await festival.visitor().order({ discount_code: '  ', referral_code: '' })).toMatchObject({ discount_amount: 0 });
    expect(await festival.visitor().order({ discount_code: null, referral_code: null })).toMatchObject({ discount_amount: 0 });
  });

  it('give the last uses to exactly as many of 20 buyers', async () => {
    const code = await discountCode({ maxUses: 3 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = festival.visitor();
        return { visitor, buyer: await visitor.login() };
      }),
    );
    const before = await sold();
    const answers = await Promise.all(buyers.map(({ visitor, buyer }) => visitor.placing({ discount_code: code }, buyer)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(3);
    for (const { status, body } of answers.filter((each) => !placed.includes(each))) {
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['discount_code']);
    }
    expect(await uses(code)).toBe(3);
    expect(await sold()).toBe(before + 3);
  });

  it('would be used too often by reading first and writing then', async () => {
    const code = await discountCode({ maxUses: 3 });
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
    const code = await discountCode({ maxUses: 1 });
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

  it('of a request that failed is tried anew', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const code = await discountCode({ isActive: false });
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

describe('a free order', () => {
  it('is paid at once: valid tickets, the e-ticket mail, its referral counted, nothing left to pay', async () => {
    const code = await discountCode({ discountPercentage: 100, maxUses: 1 });
    const referral = () => festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' });
    const { uses: before } = await referral();
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const order = await visitor.order({ quantity: 2, discount_code: code, referral_code: 'CROWN01' }, buyer);
    expect(order).toMatchObject({ status: 'paid', amount: 154_000, discount_amount: 154_000, final_amount: 0 });
    const row = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order.order_number });
    expect(row).toMatchObject({ status: 'paid', paidAt: expect.any(Date), openEmail: null, openPhone: null, holdsSeats: true });
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
