import type { AdminOrder, PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { ADMIN, Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { staff } from './support/staff.js';
import { until } from './support/until.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  await festival.tier();
});
afterAll(() => festival.close());

const place = (changes: object = {}): Promise<PlacedOrder> => festival.visitor().order(changes);
const seen = async (order: PlacedOrder): Promise<AdminOrder> =>
  (await admin.get(`/api/admin/orders/${order.order_number}`).expect(200)).body.data.order;
const lock = (order: PlacedOrder) => admin.post(`/api/orders/${order.order_number}/lock-sync`, { confirm: 'LOCK' });

async function lastAudit(order: PlacedOrder): Promise<AuditEntryEntity | null> {
  const { id } = await bench.order(order.order_number);
  const where = { resource: 'orders', recordId: String(id) };
  return festival.rows(AuditEntryEntity).findOne({ where, order: { id: 'DESC' } });
}

describe('lock and unlock', () => {
  it('locks with a reason, answers with its own message and is audited', async () => {
    const order = await place();
    const path = `/api/orders/${order.order_number}`;
    const locked = await admin.post(`${path}/lock-sync`, { confirm: 'LOCK', reason: ' Checked by phone ' }).expect(200);
    expect(locked.body).toMatchObject({
      success: true,
      message: 'Sync locked.',
      data: { order: { sync_locked: true, sync_locked_reason: 'Checked by phone' } },
    });
    expect(await lastAudit(order)).toMatchObject({
      adminEmail: ADMIN.email,
      action: 'lock_sync',
      before: { sync_locked: false, sync_locked_reason: null },
      after: { sync_locked: true, sync_locked_reason: 'Checked by phone', reason: 'Checked by phone' },
    });
    const unlocked = await admin.post(`${path}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);
    expect(unlocked.body).toMatchObject({
      success: true,
      message: 'Sync unlocked.',
      data: { order: { sync_locked: false, sync_locked_reason: null } },
    });
    expect(await lastAudit(order)).toMatchObject({ action: 'unlock_sync', after: { sync_locked: false } });
  });

  it('works by id too', async () => {
    const order = await place();
    const { id } = await bench.order(order.order_number);
    await admin.post(`/api/orders/${id}/lock-sync`, { confirm: 'LOCK' }).expect(200);
    expect((await seen(order)).sync_locked).toBe(true);
  });

  it('makes a web order with the import reason a Google Form order, and such an order keeps it', async () => {
    const order = await place();
    const reason = 'Manual import (pre-web sale)';
    const path = `/api/orders/${order.order_number}`;
    await admin.post(`${path}/lock-sync`, { confirm: 'LOCK', reason }).expect(200);
    expect(await seen(order)).toMatchObject({ source: 'google_form', sync_locked_reason: reason });
    await admin.post(`${path}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);
    await admin.post(`${path}/lock-sync`, { confirm: 'LOCK', reason: 'Another' }).expect(200);
    expect(await seen(order)).toMatchObject({ source: 'google_form', sync_locked_reason: reason });
    expect(await lastAudit(order)).toMatchObject({ after: { reason: 'Another' } });
  });

  it.each([
    ['lock-sync', {}, 'confirm', 'Type LOCK to confirm.'],
    ['lock-sync', { confirm: 'lock' }, 'confirm', 'Type LOCK to confirm.'],
    ['lock-sync', { confirm: 'LOCK', reason: 'x'.repeat(1001) }, 'reason', /at most 1000/],
    ['lock-sync', { confirm: 'LOCK', status: 'paid' }, 'status', 'The field status is not allowed.'],
    ['lock-sync', { confirm: 'LOCK', updated_at: 'yesterday' }, 'updated_at', /updated_at/],
    ['unlock-sync', { confirm: 'LOCK' }, 'confirm', 'Type UNLOCK to confirm.'],
  ])('%s refuses %j', async (action, body, field, text) => {
    const order = await place();
    const { body: answer } = await admin.post(`/api/orders/${order.order_number}/${action}`, body).expect(422);
    expect(answer).toMatchObject({ success: false, errors: { [field]: [expect.stringMatching(text)] } });
    expect(await lastAudit(order)).toBeNull();
  });

  it('takes a reason of 1000 characters', async () => {
    const order = await place();
    const reason = 'x'.repeat(1000);
    await admin.post(`/api/orders/${order.order_number}/lock-sync`, { confirm: 'LOCK', reason }).expect(200);
    expect((await seen(order)).sync_locked_reason).toBe(reason);
  });

  it('is 409 in the wrong state', async () => {
    const order = await place();
    const path = `/api/orders/${order.order_number}`;
    const early = await admin.post(`${path}/unlock-sync`, { confirm: 'UNLOCK' }).expect(409);
    expect(early.body).toEqual({ success: false, message: 'This order is not sync-locked.' });
    await lock(order).expect(200);
    const twice = await lock(order).expect(409);
    expect(twice.body).toEqual({ success: false, message: 'This order is already sync-locked.' });
  });
});

describe('e-mail', () => {
  const change = (order: PlacedOrder, buyer_email: unknown) =>
    admin.put(`/api/orders/${order.order_number}/email`, { buyer_email });

  it('changes the order and its tickets', async () => {
    const order = await place();
    const before = await seen(order);
    const { body } = await change(order, ' New.Address@Example.com ').expect(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Email updated.',
      data: { order: { id: before.id, buyer_email: 'new.address@example.com' } },
    });
    const tickets = await festival.rows(TicketEntity).findBy({ orderId: before.id });
    expect(tickets.map(({ buyerEmail }) => buyerEmail)).toEqual(['new.address@example.com']);
    expect(await bench.order(order.order_number)).toMatchObject({ openEmail: 'new.address@example.com' });
    expect(await lastAudit(order)).toMatchObject({
      action: 'update_email',
      before: { buyer_email: before.buyer_email },
      after: { buyer_email: 'new.address@example.com' },
    });
  });

  it('changes waiting mails too, and leaves sent ones unchanged', async () => {
    const order = await place();
    const { id, buyer_email } = await seen(order);
    const look = () => festival.rows(MailEntity).findBy({ orderId: id });
    const sent = await until(look, (mails) => mails.every(({ status }) => status === 'sent'), 'the mail sent');
    const dueAt = new Date(festival.clock.now().getTime() + 3_600_000);
    const waiting = { ...sent[0], id: undefined, status: 'queued' as const, dueAt, messageId: `<waiting-${id}@test>` };
    await festival.rows(MailEntity).insert(waiting as never);
    await change(order, `right-${id}@example.com`).expect(200);
    expect((await look()).map(({ status, toAddress }) => [status, toAddress])).toEqual([
      ['sent', buyer_email],
      ['queued', `right-${id}@example.com`],
    ]);
  });

  it('ignores the address of an ended order', async () => {
    const order = await festival.visitor().order();
    await festival.visitor().post(`/api/orders/${order.order_number}/cancel`).expect(200);
    await change(order, `ended-${order.order_number.toLowerCase()}@example.com`).expect(200);
    expect((await bench.order(order.order_number)).openEmail).toBeNull();
  });

  it.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    [7, 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('refuses %j', async (address, text) => {
    const { body } = await change(await place(), address).expect(422);
    expect(body).toEqual({ success: false, message: text, errors: { buyer_email: [text] } });
  });

  it('refuses the address of another open order', async () => {
    const [one, other] = [await place(), await place()];
    const { buyer_email } = await seen(one);
    const { body } = await change(other, buyer_email).expect(422);
    expect(body.errors).toEqual({ buyer_email: ['There is already an unpaid order with this email address.'] });
  });
});

describe('resend', () => {
  it('puts a new mail into the outbox, and only for a paid order', async () => {
    await festival.tier({ price: 0 });
    const order = await place({ quantity: 2 });
    await festival.tier();
    const { id } = await seen(order);
    const { body } = await admin.post(`/api/orders/${id}/resend-receipt`).expect(200);
    expect(body).toEqual({ success: true, message: 'Receipt sent successfully.' });
    expect(await festival.rows(MailEntity).countBy({ orderId: id, kind: 'e_ticket' })).toBe(2);
    expect(await lastAudit(order)).toMatchObject({ action: 'resend_receipt', adminEmail: ADMIN.email });
  });

  it('is 409 for an unpaid order', async () => {
    const order = await place();
    const { body } = await admin.post(`/api/orders/${order.order_number}/resend-receipt`).expect(409);
    expect(body).toEqual({ success: false, message: 'Only a paid order has a receipt.' });
  });
});

describe('every action', () => {
  const actions: Array<['post' | 'put' | 'delete', string, object]> = [
    ['post', '/lock-sync', { confirm: 'LOCK' }],
    ['post', '/unlock-sync', { confirm: 'UNLOCK' }],
    ['put', '/admin-status', { status: 'paid', confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' }],
    ['put', '/email', { buyer_email: 'somebody@example.com' }],
    ['put', '/buyer', { buyer_name: 'Somebody', buyer_phone: '081299990000' }],
    ['post', '/resend-receipt', {}],
    ['post', '/repair-tickets', {}],
    ['delete', '', { confirm1: 'I_UNDERSTAND_DELETE', confirm2: 'FEST-0000000000' }],
    ['post', '/delete', { confirm1: 'I_UNDERSTAND_DELETE', confirm2: 'FEST-0000000000' }],
  ];

  it.each(actions)('%s %s is 404 for an order that is not there', async (method, action, body) => {
    for (const key of ['FEST-0000000000', '999999', '0', 'nonsense']) {
      const answer = await admin[method](`/api/orders/${key}${action}`, body).expect(404);
      expect(answer.body).toEqual({ success: false, message: 'Order not found.' });
    }
  });

  it.each(actions)('%s %s is for super admins and finance', async (method, action, body) => {
    const { order_number } = await place();
    const path = `/api/orders/${order_number}${action}`;
    expect((await festival.visitor()[method](path, body)).status).toBe(401);
    for (const role of ['gate', 'content'] as const) {
      expect((await (await staff(festival, role))[method](path, body)).status).toBe(403);
    }
    expect([200, 409, 422]).toContain((await (await staff(festival, 'finance'))[method](path, body)).status);
    expect(await festival.rows(OrderEntity).countBy({ orderNumber: order_number })).toBe(1);
  });
});
