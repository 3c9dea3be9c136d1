import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { RESET_SECRET, ResetBench } from '../support/sales/resets.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let bench: ResetBench;
beforeAll(async () => {
  festival = await Festival.open({ environment: { TICKET_RESET_SECRET: RESET_SECRET } });
  admin = await festival.admin();
  bench = new ResetBench(festival, admin);
});
afterAll(() => festival.close());

describe('POST /api/tickets/reset-all', () => {
  it('resets every ticket of paid orders, skips the others and says how many', async () => {
    const [one, two] = [await bench.usedTicket(), await bench.usedTicket()];
    const odd = await bench.make.ticket('cancelled');
    const refunded = await bench.usedTicket();
    await bench.refund(refunded.orderId);
    const pending = await bench.make.ticket('pending');
    const before = await festival.rows(TicketEntity).find();
    const { body } = await admin.post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(200);
    const after = await festival.rows(TicketEntity).find();
    const changed = after.filter(({ id, status }) => before.find((each) => each.id === id)?.status !== status);
    expect(changed.map(({ ticketCode }) => ticketCode)).toEqual(
      expect.arrayContaining([one.ticketCode, two.ticketCode, odd.ticketCode]),
    );
    const skipped = after.filter((each) => ['used', 'cancelled', 'expired'].includes(each.status) && !each.deletedAt);
    expect(body).toEqual({
      success: true,
      message: `Berhasil reset ${changed.length} tiket`,
      data: { affected: changed.length, skipped: skipped.length },
    });
    expect(skipped.map(({ ticketCode }) => ticketCode)).toContain(refunded.ticketCode);
    expect(await bench.row(one.ticketCode)).toMatchObject({ status: 'valid', checkedInAt: null, checkedInGate: null });
    expect((await bench.row(pending.ticketCode)).status).toBe('pending');
    expect((await bench.audits('reset_all')).at(-1)?.after).toEqual(body.data);
    const again = (await admin.post('/api/admin/tickets/reset-all', { secret: RESET_SECRET }).expect(200)).body;
    expect(again.data).toEqual({ affected: 0, skipped: skipped.length });
  });

  it('keeps a check-in that happens after it began', async () => {
    const used = await bench.usedTicket();
    const later = new Date(festival.clock.now().getTime() + 60_000);
    await festival.rows(TicketEntity).update({ id: used.id }, { checkedInAt: later });
    await admin.post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(200);
    expect((await bench.row(used.ticketCode)).status).toBe('used');
  });

  it('resets more orders than one batch', async () => {
    const { ticketCode: _code, id: _id, ...ticket } = await bench.make.ticket('used');
    const {
      id: _order,
      orderNumber: _number,
      ...order
    } = await festival.rows(OrderEntity).findOneByOrFail({ id: ticket.orderId });
    const made = await festival
      .rows(OrderEntity)
      .insert(Array.from({ length: 600 }, (_, index) => ({ ...order, orderNumber: `BULK-${index}` })));
    const tickets = made.identifiers.map(({ id }, index) => ({
      ...ticket,
      orderId: Number(id),
      ticketCode: `B-${index}`,
      codeHash: `B-${index}`,
    }));
    await festival.rows(TicketEntity).insert(tickets);
    const { data } = (await admin.post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(200)).body;
    expect(data.affected).toBeGreaterThanOrEqual(601);
    expect(await festival.rows(TicketEntity).countBy({ status: 'used', ticketCode: 'B-599' })).toBe(0);
  });

  it('refuses a wrong secret with its own text, and who may not', async () => {
    const { ticketCode } = await bench.usedTicket();
    const { body } = await admin.post('/api/tickets/reset-all', { secret: 'nonsense' }).expect(403);
    expect(body).toEqual({ success: false, message: 'Kode rahasia salah' });
    await admin.post('/api/tickets/reset-all', {}).expect(422);
    await (await staff(festival, 'gate')).post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(403);
    await festival.visitor().post('/api/tickets/reset-all', { secret: RESET_SECRET }).expect(401);
    expect((await bench.row(ticketCode)).status).toBe('used');
  });
});
