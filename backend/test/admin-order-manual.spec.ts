import type { AdminOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { ADMIN, Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import { newBuyer, type Visitor } from './support/visitor.js';

const PATH = '/api/admin/orders/manual';

let festival: Festival;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
});
afterAll(() => festival.close());
beforeEach(() => festival.tier());

function entry(changes: object = {}): Record<string, unknown> {
  const { name, email, phone } = newBuyer();
  return {
    buyer_name: name,
    buyer_email: email,
    buyer_phone: phone,
    category: 'external',
    ticket_quantity: 2,
    final_amount: 100_000,
    referral_code: null,
    ...changes,
  };
}
const create = (changes: object = {}, headers: Record<string, string> = {}) =>
  admin.post(PATH, entry(changes), headers);
const made = async (changes: object = {}): Promise<AdminOrder> =>
  (await create(changes).expect(201)).body.data.order as AdminOrder;
const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
const mails = (orderId: number) => festival.rows(MailEntity).countBy({ orderId });

describe('POST /api/admin/orders/manual', () => {
  it('makes a paid, locked order with valid tickets, and mails them', async () => {
    const request = entry();
    const { body } = await admin.post(PATH, request).expect(201);
    expect(body).toMatchObject({ success: true, message: 'Manual order created as paid (sync locked).' });
    const { order } = body.data as { order: AdminOrder };
    expect(order).toMatchObject({
      order_number: expect.stringMatching(/^FEST-/),
      buyer_name: request['buyer_name'],
      buyer_email: request['buyer_email'],
      buyer_phone: expect.stringMatching(/^\+628/),
      category: 'external',
      ticket_type: 'pre-sales-2',
      ticket_quantity: 2,
      amount: 100_000,
      discount_amount: 0,
      bundle_discount_amount: 0,
      final_amount: 100_000,
      status: 'paid',
      payment_status: 'completed',
      source: 'web',
      sync_locked: true,
      sync_locked_reason: 'Manual order',
      transaction_id: null,
      paid_at: expect.any(String),
      tickets: [{ status: 'valid' }, { status: 'valid' }],
    });
    expect([await sold(), await mails(order.id)]).toEqual([2, 1]);
    const step = { resource: 'orders', recordId: String(order.id) };
    const audit = await festival.rows(AuditEntryEntity).findOneByOrFail(step);
    expect(audit).toMatchObject({
      adminEmail: ADMIN.email,
      action: 'create',
      before: null,
      after: { order_number: order.order_number, final_amount: 100_000, over_quota: false, send_email: true },
    });
  });

  it('sends no mail when told so', async () => {
    const order = await made({ send_email: false });
    expect(await mails(order.id)).toBe(0);
    expect(order.tickets?.map(({ status }) => status)).toEqual(['valid', 'valid']);
  });

  it('counts the referral code', async () => {
    const uses = async () => (await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' })).uses;
    const before = await uses();
    const order = await made({ referral_code: ' crown01 ' });
    expect(order.referral_code).toEqual({ code: 'CROWN01', panitia_name: 'Demo Panitia' });
    expect(await uses()).toBe(before + 1);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [0.5, 1],
    [1, 1],
    [100, 100],
  ])('a quantity of %p is %p tickets', async (given, tickets) => {
    expect(await made({ ticket_quantity: given, send_email: false })).toMatchObject({ ticket_quantity: tickets });
  });

  it('may be free, and for a buyer with an open order', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login(newBuyer());
    await visitor.order({}, buyer);
    const order = await made({ final_amount: 0, buyer_email: buyer.email, buyer_phone: buyer.phone });
    expect(order).toMatchObject({ final_amount: 0, status: 'paid' });
  });

  it.each([
    [{ buyer_name: '' }, 'buyer_name', 'Please fill all required fields.'],
    [{ buyer_name: undefined }, 'buyer_name', 'Please fill all required fields.'],
    [{ buyer_name: 'Ani\u0000' }, 'buyer_name', 'Full name holds characters that can not be read'],
    [{ buyer_email: ' ' }, 'buyer_email', 'Please fill all required fields.'],
    [{ buyer_email: 'nobody' }, 'buyer_email', 'Please enter a valid email address'],
    [{ buyer_phone: null }, 'buyer_phone', 'Please fill all required fields.'],
    [{ buyer_phone: '123' }, 'buyer_phone', 'Please enter a valid phone number'],
    [{ category: undefined }, 'category', 'Please fill all required fields.'],
    [{ category: 'guest' }, 'category', 'Category is required'],
    [{ ticket_quantity: undefined }, 'ticket_quantity', 'Please fill all required fields.'],
    [{ ticket_quantity: 101 }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100'],
    [{ ticket_quantity: 1.5 }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100'],
    [{ ticket_quantity: '2' }, 'ticket_quantity', 'Ticket quantity must be between 1 and 100'],
    [{ final_amount: undefined }, 'final_amount', 'Please fill all required fields.'],
    [{ final_amount: -1 }, 'final_amount', 'Final amount must be a whole number of rupiah, 0 or more'],
    [{ final_amount: 0.5 }, 'final_amount', 'Final amount must be a whole number of rupiah, 0 or more'],
    [{ final_amount: 3e9 }, 'final_amount', 'Final amount must be a whole number of rupiah, 0 or more'],
    [{ referral_code: 'NOBODY' }, 'referral_code', 'Invalid referral code'],
    [{ ticket_type: 'unknown' }, 'ticket_type', 'Unknown ticket type'],
    [{ status: 'paid' }, 'status', 'The field status is not allowed.'],
  ])('refuses %j', async (wrong, field, text) => {
    const { body } = await create(wrong).expect(422);
    expect(body).toMatchObject({ success: false, errors: { [field]: [text] } });
    expect(await sold()).toBe(0);
  });

  it('is for super admins and finance', async () => {
    expect((await festival.visitor().post(PATH, entry())).status).toBe(401);
    for (const role of ['gate', 'content'] as const) {
      expect((await (await staff(festival, role)).post(PATH, entry())).status).toBe(403);
    }
    await (await staff(festival, 'finance')).post(PATH, entry()).expect(201);
  });
});

describe('the tier of a manual order', () => {
  it('is the named one, on sale or not', async () => {
    expect(await made({ ticket_type: 'early-bird' })).toMatchObject({ ticket_type: 'early-bird' });
  });

  it('must be named when none is on sale', async () => {
    await festival.tier({ isAvailable: false });
    const { body } = await create().expect(422);
    expect(body.errors).toEqual({ ticket_type: ['No ticket type is on sale. Please choose one.'] });
    await made({ ticket_type: 'pre-sales-2' });
    await festival.tier({ isAvailable: true });
  });

  it('is sold past its quota only when told so', async () => {
    await festival.tier({ quota: 1 });
    const { body } = await create().expect(409);
    // A tier without seats is not on sale either: the quota is asked of the named one.
    expect(body.message).toBe('Tickets for this category are sold out.');
    expect(await sold()).toBe(0);
    await made({ over_quota: true });
    expect(await sold()).toBe(2);
    await create({ ticket_type: 'pre-sales-2' }).expect(409);
  });
});

describe('a manual order that is sent twice', () => {
  it('creates one order, however many requests come at once', async () => {
    const request = entry();
    const headers = { 'idempotency-key': 'double-click' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post(PATH, request, headers).expect(201)));
    expect(new Set(answers.map(({ body }) => body.data.order.order_number)).size).toBe(1);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: String(request['buyer_email']) })).toBe(1);
    expect(await sold()).toBe(2);
  });

  it('is made again without a key', async () => {
    const request = entry();
    await admin.post(PATH, request).expect(201);
    await admin.post(PATH, request).expect(201);
    expect(await festival.rows(OrderEntity).countBy({ buyerEmail: String(request['buyer_email']) })).toBe(2);
  });

  it('is refused when the key comes with another body, and another admin has keys of their own', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    await admin.post(PATH, entry(), headers).expect(201);
    const { body } = await admin.post(PATH, entry(), headers).expect(422);
    expect(body.errors).toEqual({ idempotency_key: ['This key was used before for another order.'] });
    await (await staff(festival, 'finance')).post(PATH, entry(), headers).expect(201);
  });

  it('may be sent again with the key when it was refused', async () => {
    const headers = { 'idempotency-key': 'refused-first' };
    const request = entry({ referral_code: 'NOBODY' });
    await admin.post(PATH, request, headers).expect(422);
    await admin.post(PATH, { ...request, referral_code: null }, headers).expect(201);
  });
});
