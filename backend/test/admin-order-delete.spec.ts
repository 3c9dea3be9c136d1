import type { PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { DiscountCodeEntity } from '../src/orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { ScanEntity } from '../src/tickets/gate/check-in/scan.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { until } from './support/until.js';
import { newBuyer, type Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
afterAll(() => festival.close());
beforeEach(() => festival.tier());

const words = (order: PlacedOrder) => ({ confirm1: 'I_UNDERSTAND_DELETE', confirm2: order.order_number });
const lock = (order: PlacedOrder) =>
  admin.post(`/api/orders/${order.order_number}/lock-sync`, { confirm: 'LOCK' }).expect(200);
const uses = async () => [
  (await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' })).uses,
  (await festival.rows(DiscountCodeEntity).findOneByOrFail({ code: 'UNITY10' })).uses,
];
const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;

describe.each(['delete', 'post'] as const)('deleting by %s', (method) => {
  const remove = (order: PlacedOrder, body: object = words(order)) =>
    admin[method](`/api/orders/${order.order_number}${method === 'post' ? '/delete' : ''}`, body);

  it('hides a locked order and its tickets, which don’t let in any more', async () => {
    const order = await festival.visitor().order();
    await lock(order);
    const { id } = await bench.order(order.order_number);
    const [ticket] = await festival.rows(TicketEntity).findBy({ orderId: id });
    expect((await remove(order).expect(200)).body).toEqual({ success: true, message: 'Order deleted.' });
    for (const path of ['orders', 'admin/orders']) await admin.get(`/api/${path}/${order.order_number}`).expect(404);
    await festival.visitor().get(`/api/payment/${order.order_number}/status`).expect(404);
    const listed = await admin.get(`/api/orders?search=${order.order_number}`).expect(200);
    expect(listed.body.data.orders.total).toBe(0);
    await admin.post(`/api/tickets/checkin/${ticket?.ticketCode}`).expect(404);
    const step = { resource: 'orders', recordId: String(id), action: 'delete' };
    const audit = await festival.rows(AuditEntryEntity).findOneByOrFail(step);
    expect(audit.before).toMatchObject({ order_number: order.order_number, status: 'pending', sync_locked: true });
    await remove(order).expect(404);
  });

  it('needs the lock', async () => {
    const order = await festival.visitor().order();
    expect((await remove(order).expect(409)).body).toEqual({
      success: false,
      message: 'This order is not sync-locked. You can only delete orders that are locked.',
    });
    await admin.get(`/api/orders/${order.order_number}`).expect(200);
  });

  it.each([
    [{ confirm1: 'I_UNDERSTAND' }, 'confirm1', 'Type I_UNDERSTAND_DELETE to confirm.'],
    [{ confirm1: undefined }, 'confirm1', 'Type I_UNDERSTAND_DELETE to confirm.'],
    [{ confirm2: 'FEST-0000000000' }, 'confirm2', 'The order number does not match.'],
    [{ confirm2: undefined }, 'confirm2', 'The order number does not match.'],
  ])('refuses %j', async (wrong, field, text) => {
    const order = await festival.visitor().order();
    await lock(order);
    const { body } = await remove(order, { ...words(order), ...wrong }).expect(422);
    expect(body).toEqual({ success: false, message: text, errors: { [field]: [text] } });
    await admin.get(`/api/orders/${order.order_number}`).expect(200);
  });
});

it('gives a paid order’s seats and code uses back; the scan of a used ticket stays in the log', async () => {
  const before = await uses();
  const order = await festival.visitor().orderAndPay({
    quantity: 2,
    referral_code: 'CROWN01',
    discount_code: 'UNITY10',
  });
  await festival.simulator.pay(order.order_number);
  const { id } = await bench.reaches(order.order_number, 'settlement');
  expect(await uses()).toEqual(before.map((each) => each + 1));
  const [ticket] = await festival.rows(TicketEntity).findBy({ orderId: id });
  await admin.post(`/api/tickets/checkin/${ticket?.ticketCode}`).expect(200);
  await lock(order);
  await admin.delete(`/api/orders/${order.order_number}`, words(order)).expect(200);
  expect([await sold(), ...(await uses())]).toEqual([0, ...before]);
  expect(await festival.rows(ScanEntity).countBy({ ticketId: ticket?.id })).toBe(1);
  expect(await bench.order(order.order_number)).toMatchObject({ holdsSeats: false, openEmail: null, openPhone: null });
});

it('lets the buyer of an unpaid order order again', async () => {
  const [visitor, buyer] = [festival.visitor(), newBuyer()];
  await visitor.login(buyer);
  const order = await visitor.order({}, buyer);
  await lock(order);
  await admin.delete(`/api/orders/${order.order_number}`, words(order)).expect(200);
  const again = await visitor.order({}, buyer);
  expect(again.order_number).not.toBe(order.order_number);
  expect(await sold()).toBe(1);
});

it('needs a person when money comes for a deleted order', async () => {
  const order = await festival.visitor().orderAndPay();
  await lock(order);
  await admin.delete(`/api/orders/${order.order_number}`, words(order)).expect(200);
  await festival.simulator.pay(order.order_number);
  const look = () => bench.order(order.order_number);
  const called = await until(look, ({ attention }) => attention !== null, 'a call for a person');
  expect(called).toMatchObject({ status: 'pending', attention: 'paid_after_delete' });
  expect(await sold()).toBe(0);
});
