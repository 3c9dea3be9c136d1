import type { PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
afterAll(() => festival.close());

async function free(quantity = 3): Promise<PlacedOrder> {
  await festival.tier({ price: 0 });
  const order = await festival.visitor().order({ quantity });
  await festival.tier();
  return order;
}
const ticketsOf = ({ order_number }: PlacedOrder) =>
  festival.rows(TicketEntity).find({ where: { orderNumber: order_number }, order: { number: 'ASC', id: 'ASC' } });
const states = async (order: PlacedOrder) => (await bench.outcome(order.order_number)).tickets;

async function repair(order: PlacedOrder): Promise<number> {
  const { id } = await bench.order(order.order_number);
  const { body } = await admin.post(`/api/orders/${id}/repair-tickets`).expect(200);
  const count = body.data.updated_count as number;
  expect(body).toEqual({ success: true, message: `Synced ${count} ticket(s).`, data: { updated_count: count } });
  return count;
}

describe('POST /api/orders/{id}/repair-tickets', () => {
  it('changes nothing in a healthy order, paid or not', async () => {
    expect(await repair(await free())).toBe(0);
    const pending = await festival.visitor().order({ quantity: 2 });
    expect(await repair(pending)).toBe(0);
    await festival.visitor().post(`/api/orders/${pending.order_number}/cancel`).expect(200);
    expect(await repair(pending)).toBe(0);
    await bench.expire();
    expect(await repair(pending)).toBe(0);
  });

  it('creates missing tickets and corrects wrong states; used tickets stay unchanged', async () => {
    const order = await free();
    const [first, second, third] = await ticketsOf(order);
    await festival.rows(TicketEntity).delete({ id: first?.id });
    await festival.rows(TicketEntity).update({ id: second?.id }, { status: 'used' });
    await festival.rows(TicketEntity).update({ id: third?.id }, { status: 'cancelled' });
    expect(await repair(order)).toBe(2);
    expect(await states(order)).toEqual(['valid', 'used', 'valid']);
    const [made] = await ticketsOf(order);
    expect(made).toMatchObject({ number: 1, quantity: 3, status: 'valid', orderNumber: order.order_number });
    expect(made?.ticketCode).toMatch(/^TKT-/);
    expect(await repair(order)).toBe(0);
    const { id } = await bench.order(order.order_number);
    const where = { resource: 'orders', recordId: String(id), action: 'repair_tickets' };
    const [audit] = await festival.rows(AuditEntryEntity).find({ where, order: { id: 'ASC' } });
    expect(audit).toMatchObject({ after: { updated_count: 2, state: 'valid' } });
  });

  it('hides surplus tickets, which don’t let in', async () => {
    const order = await free(1);
    const [ticket] = await ticketsOf(order);
    await festival
      .rows(TicketEntity)
      .insert({ ...ticket, id: undefined, ticketCode: 'TKT-ZZZZZZZZZZZZ', codeHash: 'z' });
    expect(await repair(order)).toBe(1);
    const { body } = await admin.get(`/api/orders/${order.order_number}`).expect(200);
    expect(body.data.order.tickets.map((each: { ticket_code: string }) => each.ticket_code)).toEqual([
      ticket?.ticketCode,
    ]);
    await admin.post('/api/tickets/checkin/TKT-ZZZZZZZZZZZZ').expect(404);
  });

  it('gives no valid tickets to an order that was paid without a seat', async () => {
    const order = await free(2);
    await festival.rows(OrderEntity).update({ orderNumber: order.order_number }, { holdsSeats: false });
    expect(await repair(order)).toBe(2);
    expect(await states(order)).toEqual(['cancelled', 'cancelled']);
  });
});
