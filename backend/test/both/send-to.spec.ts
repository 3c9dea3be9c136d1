import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import type { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderEntity as Orders } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let finance: Visitor;
let count = 0;

beforeAll(async () => {
  festival = await Festival.open();
  finance = await staff(festival, 'finance');
});
afterAll(() => festival.close());

const newAddress = () => `corrected-${(count += 1)}@example.com`;
const sendTo = (order: OrderEntity, body: object) => finance.post(`/api/admin/orders/${order.id}/send-to`, body);
const mailsOf = (order: OrderEntity) =>
  festival.rows(MailEntity).find({ where: { orderId: order.id }, order: { id: 'ASC' } });
const read = (order: OrderEntity) => festival.rows(Orders).findOneByOrFail({ id: order.id });

const isSent = (states: readonly string[]) => states.join() === 'sent';

async function paid(): Promise<OrderEntity> {
  await festival.tier({ price: 0 });
  const order = await madeOrder(festival);
  await festival.get(MailWorkerService).drain();
  return order;
}

async function failed(order: OrderEntity): Promise<void> {
  await festival
    .rows(MailEntity)
    .update({ orderId: order.id }, { status: 'failed', tries: 8, lastError: '550 5.1.1 no' });
}

it('corrects the address and sends the failed mail to it, once', async () => {
  const order = await paid();
  await failed(order);
  const tickets = await festival.rows(TicketEntity).findBy({ orderId: order.id });
  const buyer_email = newAddress();
  const { body } = await sendTo(order, { buyer_email, updated_at: order.updatedAt.toISOString() }).expect(200);
  expect(body.data).toEqual({ sent: 'mails', mails: 1 });
  expect((await mailsOf(order)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([['e_ticket', buyer_email]]);
  expect((await read(order)).buyerEmail).toBe(buyer_email);
  // Nothing else changes: the codes that the buyer may have already still let in.
  const after = await festival.rows(TicketEntity).findBy({ orderId: order.id });
  expect(after.map(({ ticketCode, status }) => [ticketCode, status])).toEqual(
    tickets.map(({ ticketCode, status }) => [ticketCode, status]),
  );
  const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'orders', recordId: String(order.id) });
  expect(entries.map(({ action }) => action)).toEqual(['update_email', 'send_to']);
  await festival.get(MailWorkerService).drain();
  // Another process may have begun to send it.
  await until(async () => (await mailsOf(order)).map(({ status }) => status), isSent, 'the mail');
});

it('sends the tickets again when no mail had failed: the first may lie with a stranger', async () => {
  const order = await paid();
  const buyer_email = newAddress();
  const { body } = await sendTo(order, { buyer_email }).expect(200);
  expect(body).toMatchObject({ data: { sent: 'tickets', mails: 1 }, message: 'The tickets are sent to this address.' });
  expect((await mailsOf(order)).map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['e_ticket', order.buyerEmail],
    ['e_ticket', buyer_email],
  ]);
});

it('sends to the same address without a change of the order', async () => {
  const order = await paid();
  await failed(order);
  expect((await sendTo(order, { buyer_email: order.buyerEmail.toUpperCase() }).expect(200)).body.data.sent).toBe(
    'mails',
  );
  expect((await read(order)).updatedAt).toEqual(order.updatedAt);
  const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'orders', recordId: String(order.id) });
  expect(entries.map(({ action }) => action)).toEqual(['send_to']);
});

it('sends an unpaid order the link to finish the payment', async () => {
  await festival.tier({ price: 50_000 });
  const order = await madeOrder(festival);
  await festival.get(MailWorkerService).drain();
  const { body } = await sendTo(order, { buyer_email: newAddress() }).expect(200);
  expect(body.data).toEqual({ sent: 'payment_link', mails: 1 });
});

it('only corrects the address of an order that has ended', async () => {
  await festival.tier({ price: 50_000 });
  const order = await madeOrder(festival, { status: 'expire', openEmail: null, openPhone: null });
  await festival.get(MailWorkerService).drain();
  const buyer_email = newAddress();
  expect((await sendTo(order, { buyer_email }).expect(200)).body.data).toEqual({ sent: 'nothing', mails: 0 });
  expect((await read(order)).buyerEmail).toBe(buyer_email);
});

it('changes and sends nothing when it is refused', async () => {
  const order = await paid();
  await failed(order);
  await sendTo(order, { buyer_email: 'no address' }).expect(422);
  await sendTo(order, { buyer_email: newAddress(), updated_at: '2020-01-01T00:00:00.000Z' }).expect(409);
  await festival.tier({ price: 50_000 });
  const [one, other] = [await madeOrder(festival), await madeOrder(festival)];
  await festival.get(MailWorkerService).drain();
  await sendTo(one, { buyer_email: other.buyerEmail }).expect(422);
  expect((await read(one)).buyerEmail).toBe(one.buyerEmail);
  expect((await mailsOf(one)).length).toBe(1);
  expect((await mailsOf(order)).map(({ status }) => status)).toEqual(['failed']);
  await (await staff(festival, 'content')).post(`/api/admin/orders/${order.id}/send-to`, {}).expect(403);
});
