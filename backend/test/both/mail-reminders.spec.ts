import type { AdminMail } from '@festival/contracts';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let log: string[];

beforeAll(async () => {
  log = [];
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', MAIL_PER_MINUTE: '1' }, log });
  admin = await festival.admin();
  await festival.tier();
  await festival.visitor().order();
  await festival.get(MailWorkerService).drain();
});
/** With one mail a minute, and the first one sent just now, nothing leaves by itself. */
beforeEach(() => festival.rows(MailEntity).update({ id: 1 }, { triedAt: festival.clock.now() }));
afterAll(() => festival.close());

async function ordered(buyer = newBuyer()) {
  const visitor = festival.visitor();
  await visitor.login(buyer);
  const { order_number: number } = await visitor.order({}, buyer);
  const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
  return { visitor, number, id };
}
const mailsTo = (toAddress: string) => festival.rows(MailEntity).findBy({ toAddress, kind: 'finish_payment' });
const reminderOf = (orderId: number) => festival.rows(MailEntity).findOneByOrFail({ orderId });
const sendNext = async () => {
  festival.clock.advanceSeconds(61);
  await festival.get(MailWorkerService).drain();
};

it.each([
  ['paid', { status: 'settlement', openEmail: null, openPhone: null }, 'Not sent: the order was paid.'],
  ['cancelled', { status: 'cancel', openEmail: null, openPhone: null }, 'Not sent: the order had ended.'],
  ['over', { expiresAt: new Date(0) }, 'Not sent: the order had ended.'],
  ['deleted', { deletedAt: new Date() }, 'Not sent: the order was deleted.'],
] as const)('the reminder of an order that is %s is dropped, and says why', async (_name, change, reason) => {
  const { id, number } = await ordered();
  await festival.rows(OrderEntity).update({ id }, change);
  await sendNext();
  expect(await reminderOf(id)).toMatchObject({ status: 'dropped', tries: 0, sentAt: null, triedAt: null });
  const filter = encodeURIComponent(JSON.stringify({ q: number, status: 'dropped' }));
  const [mail] = (await admin.get(`/api/admin/mails?filter=${filter}`).expect(200)).body.data as AdminMail[];
  expect(mail).toMatchObject({ status: 'dropped', last_error: reason, next_try_at: null, sent_at: null });
  await admin.post(`/api/admin/mails/${mail?.id}/retry`).expect(409);
});

it('the reminder of an open order leaves', async () => {
  const { id } = await ordered();
  await sendNext();
  expect((await reminderOf(id)).status).toBe('sent');
});

it('a failed reminder that is tried again is dropped when its order has ended', async () => {
  const { id } = await ordered();
  const { id: mailId } = await reminderOf(id);
  await festival.rows(MailEntity).update({ id: mailId }, { status: 'failed', tries: 8 });
  await festival.rows(OrderEntity).update({ id }, { status: 'cancel', openEmail: null, openPhone: null });
  await admin.post(`/api/admin/mails/${mailId}/retry`).expect(200);
  await sendNext();
  expect((await reminderOf(id)).status).toBe('dropped');
});

it('somebody who asks for the link doesn’t wait behind reminders', async () => {
  const { id, number } = await ordered();
  expect((await reminderOf(id)).lane).toBe(2);
  await festival.visitor().post('/api/orders/send-link', { order_number: number }).expect(200);
  expect((await reminderOf(id)).lane).toBe(1);
  await sendNext();
  await festival.visitor().post('/api/orders/send-link', { order_number: number }).expect(200);
  const links = await festival.rows(MailEntity).find({ where: { orderId: id }, order: { id: 'ASC' } });
  expect(links.map(({ status, lane }) => [status, lane])).toEqual([
    ['sent', 1],
    ['queued', 1],
  ]);
});

it('one recipient gets five links an hour, whoever orders with the address', async () => {
  const { email } = newBuyer();
  const numbers: string[] = [];
  const ids: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const { visitor, number, id } = await ordered({ ...newBuyer(), email });
    numbers.push(number);
    ids.push(id);
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
  }
  const queued = await mailsTo(email);
  expect(queued.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers.slice(0, 5).toSorted());
  expect(log.filter((line) => line.includes(`No link to finish order ${ids[5]}:`))).toHaveLength(1);
  for (const secret of [email, ...numbers]) expect(log.join()).not.toContain(secret);

  const last = await ordered({ ...newBuyer(), email });
  await festival.visitor().post('/api/orders/send-link', { order_number: last.number }).expect(200);
  expect(await mailsTo(email)).toHaveLength(5);
  festival.clock.advanceMinutes(61);
  const { visitor, number } = last;
  await visitor.post(`/api/orders/${number}/cancel`);
  await ordered({ ...newBuyer(), email });
  expect(await mailsTo(email)).toHaveLength(6);
});

it('one recipient hears of five orders an hour that strangers cancelled, and of each that staff cancel', async () => {
  const { email } = newBuyer();
  const told = () => festival.rows(MailEntity).countBy({ toAddress: email, kind: 'order_cancelled' });
  for (let time = 0; time < 6; time += 1) {
    const { visitor, number } = await ordered({ ...newBuyer(), email });
    await visitor.post(`/api/orders/${number}/cancel`).expect(200);
  }
  expect(await told()).toBe(5);
  const { number } = await ordered({ ...newBuyer(), email });
  const change = { status: 'cancelled', confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
  await admin.put(`/api/orders/${number}/admin-status`, change).expect(200);
  expect(await told()).toBe(6);
});

describe('an e-ticket', () => {
  const paid = async () => {
    await festival.tier({ price: 0, sold: 0 });
    const { id, orderNumber } = await madeOrder(festival, {}, { quantity: 2 });
    return { id, orderNumber };
  };
  const eTicketOf = (orderId: number) => festival.rows(MailEntity).findOneByOrFail({ orderId, kind: 'e_ticket' });

  it('is dropped when its order was cancelled or its money went back before it left', async () => {
    const { id, orderNumber } = await paid();
    const change = { status: 'cancelled', confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await admin.put(`/api/orders/${orderNumber}/admin-status`, change).expect(200);
    const refunded = await paid();
    await festival.rows(TicketEntity).update({ orderId: refunded.id }, { status: 'cancelled', refundId: 7 });
    for (const orderId of [id, refunded.id]) {
      await sendNext();
      expect(await eTicketOf(orderId)).toMatchObject({
        status: 'dropped',
        tries: 0,
        lastError: 'Not sent: no ticket of the order lets anybody in.',
      });
    }
  });

  it('leaves while one of its tickets lets somebody in', async () => {
    const { id } = await paid();
    await festival.rows(TicketEntity).update({ orderId: id, number: 1 }, { status: 'cancelled', refundId: 7 });
    await sendNext();
    expect((await eTicketOf(id)).status).toBe('sent');
  });
});
