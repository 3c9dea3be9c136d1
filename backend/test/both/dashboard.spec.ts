import type { Dashboard } from '@festival/contracts';
import { In, Not } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { jakartaDate } from '../../src/dashboard/sales-days.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;

const read = async (who: Visitor = admin): Promise<Dashboard> =>
  (await who.get('/api/admin/dashboard').expect(200)).body.data as Dashboard;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await festival.tier({ price: 50_000, quota: 100 });
});
afterAll(() => festival.close());

it('before the first sale every figure is there and empty', async () => {
  const data = await read();
  expect(data.revenue).toEqual({
    total: 0,
    total_net: 0,
    web_total: 0,
    web_net: 0,
    google_form_total: 0,
    google_form_net: 0,
  });
  expect(data).toMatchObject({ pending_orders: 0, days: [], leaderboard: [], recent_orders: [] });
  expect(data.check_in).toEqual({ used: 0, tickets: 0, rate: 0 });
  expect(data.needs_person).toEqual({
    attention_count: 0,
    attention: [],
    waiting_refunds: 0,
    failed_mails: 0,
    differences: 0,
    personal_data: null,
  });
  expect(data.tiers.find(({ type }) => type === 'pre-sales-2')).toEqual({
    type: 'pre-sales-2',
    header: 'Pre Sales 2',
    background_color: '#D7263D',
    sold: 0,
    held: 0,
    quota: 100,
    left: 100,
  });
});

describe('with orders in every state', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  /** The days since the tenth before today. */
  const [first, second, third, fourth] = [10, 9, 8, 7].map((ago) => jakartaDate(new Date(Date.now() - ago * DAY_MS)));
  const paidAt = (day: string | undefined, time: string) => ({ paidAt: new Date(`${day}T${time}Z`) });
  let settled: OrderEntity;
  let pending: OrderEntity;

  beforeAll(async () => {
    const bundle = { quantity: 2, discount_code: 'UNITY10', referral_code: 'CROWN01' };
    // amount 100,000, less 10 % and 4,000: 86,000. 16:59 UTC is 23:59 in Jakarta.
    settled = await madeOrder(festival, { status: 'settlement', ...paidAt(first, '16:59:59') }, bundle);
    // One second later it is the next day there.
    await madeOrder(festival, { status: 'capture', ...paidAt(first, '17:00:00') });
    await madeOrder(festival, { status: 'paid', ...paidAt(third, '03:00:00') }, { referral_code: 'CROWN01' });
    const imported = {
      source: 'google_form' as const,
      syncLocked: true,
      syncLockedReason: 'Manual import (pre-web sale)',
    };
    await madeOrder(festival, { ...imported, status: 'settlement', ...paidAt(third, '03:00:00') }, { quantity: 2 });
    // The gross includes every manual import, in any status.
    await madeOrder(festival, { ...imported, status: 'cancel' });
    await madeOrder(festival, { status: 'expire', holdsSeats: false });
    await madeOrder(festival, { status: 'refund', ...paidAt(third, '03:00:00') });
    await madeOrder(festival, { status: 'partial_refund', refundedAmount: 20_000, ...paidAt(third, '03:00:00') });
    await madeOrder(festival, { status: 'settlement', deletedAt: new Date(), ...paidAt(third, '03:00:00') });
    await madeOrder(festival, { status: 'authorize' });
    pending = await madeOrder(festival, {}, { quantity: 3 });
    const open = await festival.rows(OrderEntity).findBy({ status: In(['pending', 'authorize']) });
    const others = { orderId: Not(In(open.map(({ id }) => id))) };
    await festival.rows(TicketEntity).update(others, { status: 'valid' });
  });

  it('sums gross and net', async () => {
    const { revenue, pending_orders } = await read();
    expect(revenue).toEqual({
      total: 100_000 + 50_000 + 50_000 + 100_000,
      total_net: 86_000 + 50_000 + 50_000 + 96_000 + 30_000,
      web_total: 100_000,
      web_net: 86_000 + 50_000 + 50_000 + 30_000,
      google_form_total: 100_000 + 50_000,
      google_form_net: 96_000,
    });
    expect(pending_orders).toBe(2);
  });

  it('puts money on the day in Jakarta on which it was paid, without gaps up to today', async () => {
    const { days } = await read();
    expect(days.slice(0, 4)).toEqual([
      { day: first, orders: 1, tickets: 2, net: 86_000, tiers: { 'pre-sales-2': 2 } },
      { day: second, orders: 1, tickets: 1, net: 50_000, tiers: { 'pre-sales-2': 1 } },
      { day: third, orders: 3, tickets: 4, net: 176_000, tiers: { 'pre-sales-2': 4 } },
      { day: fourth, orders: 0, tickets: 0, net: 0, tiers: {} },
    ]);
  });

  it('ranks committee members by what their paid orders brought', async () => {
    expect((await read()).leaderboard).toEqual([
      { code: 'CROWN01', panitia_name: 'Demo Panitia', orders: 2, tickets: 3, net: 136_000 },
    ]);
  });

  it('separates paid seats from unpaid ones', async () => {
    const tier = (await read()).tiers.find(({ type }) => type === 'pre-sales-2');
    const rows = await festival.rows(OrderEntity).findBy({ holdsSeats: true });
    const taken = rows.reduce((sum, { ticketQuantity }) => sum + ticketQuantity, 0);
    expect(tier).toMatchObject({ held: 4, quota: 100 });
    expect((tier?.sold ?? 0) + (tier?.held ?? 0) + (tier?.left ?? 0)).toBe(100);
    expect(tier?.sold).toBeGreaterThanOrEqual(taken - 4);
  });

  it('rounds the share of used tickets among all that are there', async () => {
    await festival.rows(TicketEntity).update({ orderId: settled.id }, { status: 'used' });
    const all = await festival.rows(TicketEntity).find();
    const tickets = all.filter(({ deletedAt }) => deletedAt === null).length;
    expect((await read()).check_in).toEqual({ used: 2, tickets, rate: Math.round(200 / tickets) });
  });

  it('shows the five newest orders, newest first, none that was deleted', async () => {
    const { recent_orders: recent } = await read();
    expect(recent).toHaveLength(5);
    expect(recent[0]?.order_number).toBe(pending.orderNumber);
    expect(recent.map(({ status }) => status)).toEqual(['pending', 'authorize', 'partial_refund', 'refund', 'expire']);
  });

  it('counts orders that need a person', async () => {
    await festival.get(MailWorkerService).drain();
    await festival.rows(OrderEntity).update({ id: settled.id }, { attention: 'paid_twice' });
    await festival.rows(MailEntity).update({ orderId: pending.id }, { status: 'failed' });
    const { needs_person: needs } = await read();
    expect(needs.attention_count).toBe(1);
    expect(needs.attention).toEqual([
      { id: settled.id, order_number: settled.orderNumber, buyer_name: settled.buyerName, attention: 'paid_twice' },
    ]);
    expect(needs.failed_mails).toBe(1);
  });
});

describe('the bundle switch', () => {
  const path = '/api/admin/settings/bundle-ticket';

  it('turns the discount off for new orders, is read by both calls and audited', async () => {
    const off = await admin.post(path, { enabled: false }).expect(200);
    expect(off.body).toEqual({ success: true, message: 'Bundle discount turned off.', data: { enabled: false } });
    for (const call of [path, '/api/settings/bundle-ticket'])
      expect((await admin.get(call).expect(200)).body.data).toEqual({ enabled: false });
    expect(await madeOrder(festival, {}, { quantity: 2 })).toMatchObject({ bundleDiscountAmount: 0 });
    await admin.post(path, { enabled: true }).expect(200);
    expect(await madeOrder(festival, {}, { quantity: 2 })).toMatchObject({ bundleDiscountAmount: 4_000 });
    const [, entry] = await festival
      .rows(AuditEntryEntity)
      .find({ where: { resource: 'settings', recordId: 'bundle_ticket' }, order: { id: 'DESC' } });
    expect(entry).toMatchObject({ action: 'update', before: { enabled: true }, after: { enabled: false } });
  });

  it('reaches visitors at once, also after a cached answer', async () => {
    const shown = async () => (await festival.visitor().get('/api/site-settings').expect(200)).body.data.bundle_enabled;
    for (const enabled of [false, true]) {
      expect(await shown()).toBe(!enabled);
      await admin.post(path, { enabled }).expect(200);
      expect(await shown()).toBe(enabled);
    }
  });

  it.each([{}, { enabled: 'yes' }, { enabled: 1 }, { enabled: true, price: 1 }])('refuses %j', async (body) => {
    const { body: answer } = await admin.post(path, body).expect(422);
    expect(answer.success).toBe(false);
  });
});

it.each([
  ['finance', 200],
  ['content', 403],
  ['gate', 403],
] as const)('%s is answered %d', async (role, status) => {
  const who = await staff(festival, role);
  await who.get('/api/admin/dashboard').expect(status);
  await who.get('/api/admin/settings/bundle-ticket').expect(status);
  await who.post('/api/admin/settings/bundle-ticket', { enabled: true }).expect(status);
});
