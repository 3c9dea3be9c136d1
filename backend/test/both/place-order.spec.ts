import { Transactions } from '../../src/platform/database/transactions.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { discountCode } from '../support/sales/codes.js';
import { Festival } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer } from '../support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ price: 77_000 });
});
afterAll(() => closeSound(festival));

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
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(10 * 60_000);
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
    [{ buyer_name: 'Ani\r\nBcc: b@example.com' }, { buyer_name: ['Full name holds characters that can not be read'] }],
    [{ buyer_name: 'Win at www.evil.example' }, { buyer_name: ['Full name holds characters that can not be read'] }],
    [{ buyer_name: 'Ani\u0000' }, { buyer_name: ['Full name holds characters that can not be read'] }],
    [{ buyer_name: 'Ani\ud800' }, { buyer_name: ['Full name holds characters that can not be read'] }],
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
    const code = await discountCode(festival);
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
