import type { PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { ADMIN, Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
});
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier();
});
afterAll(() => festival.close());

const path = ({ order_number }: PlacedOrder, call: string) => `/api/admin/orders/${order_number}/${call}`;
const pending = async (order: PlacedOrder) => (await admin.get(path(order, 'payment')).expect(200)).body.data;
const lastAudit = async (order: PlacedOrder) => {
  const { id } = await bench.order(order.order_number);
  const where = { resource: 'orders', recordId: String(id) };
  return festival.rows(AuditEntryEntity).findOne({ where, order: { id: 'DESC' } });
};
const texts = async (order: PlacedOrder): Promise<string[]> => {
  const { entries } = (await admin.get(path(order, 'timeline')).expect(200)).body.data;
  return entries.map(({ text }: { text: string }) => text);
};

describe('an unpaid order', () => {
  it('shows its end, its chosen method, and the link for paying on another device', async () => {
    const order = await festival.visitor().orderAndPay();
    const { expiresAt } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: order.order_number });
    const before = await pending(order);
    expect(before).not.toHaveProperty('pay_url');
    expect(before).toMatchObject({
      is_open: true,
      has_pay_link: true,
      expires_at: expiresAt.toISOString(),
      method: null,
      state: null,
    });
    expect(await lastAudit(order)).toBeNull();
    const link = new URL((await admin.post(path(order, 'pay-link')).expect(200)).body.data.pay_url);
    expect(await lastAudit(order)).toMatchObject({
      action: 'take_pay_link',
      adminEmail: ADMIN.email,
      after: { order_number: order.order_number },
    });
    expect(await texts(order)).toContain('Pay link taken by staff');
    expect([link.origin, link.pathname]).toEqual([festival.url, '/payment/pending']);
    const signature = link.searchParams.get('resume');
    await festival
      .visitor()
      .post('/api/auth/resume', { order_number: link.searchParams.get('order_id'), signature })
      .expect(200);
    await festival.simulator.choose(order.order_number, 'qris');
    await admin.post(path(order, 'ask-provider')).expect(200);
    expect(await pending(order)).toMatchObject({ method: 'qris', state: 'pending', asked_at: expect.any(String) });
  });

  it('shows no link once it is locked, paid or ended', async () => {
    const [locked, paid, over] = [
      await festival.visitor().order(),
      await festival.visitor().order(),
      await festival.visitor().order(),
    ];
    await admin.post(`/api/orders/${locked.order_number}/lock-sync`, { confirm: 'LOCK' }).expect(200);
    expect(await pending(locked)).toMatchObject({ is_open: true, has_pay_link: false });
    const words = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await admin.put(`/api/orders/${paid.order_number}/admin-status`, { status: 'paid', ...words }).expect(200);
    expect(await pending(paid)).toMatchObject({ is_open: false, has_pay_link: false });
    await admin.post(path(over, 'cancel')).expect(200);
    expect(await pending(over)).toMatchObject({ is_open: false, has_pay_link: false });
    for (const order of [locked, paid, over]) await admin.post(path(order, 'pay-link')).expect(409);
  });
});

describe('querying the provider', () => {
  it('applies a payment with a lost notification once, however often it is queried', async () => {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const order = await festival.visitor().orderAndPay();
    await festival.simulator.pay(order.order_number);
    expect((await bench.order(order.order_number)).status).toBe('pending');
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(path(order, 'ask-provider')).expect(200)));
    for (const { body } of answers) expect(body.data.order.status).toBe('settlement');
    expect(answers[0]?.body.message).toBe('The provider was asked. The order is settlement.');
    expect(await bench.outcome(order.order_number)).toMatchObject({
      tickets: ['valid'],
      mails: ['finish_payment', 'e_ticket'],
    });
    expect(await texts(order)).toContainEqual(expect.stringContaining('found when staff asked the payment provider'));
  });

  it('says so when there is no payment to ask about', async () => {
    const order = await festival.visitor().order();
    const { body } = await admin.post(path(order, 'ask-provider')).expect(200);
    expect(body.message).toBe('The buyer has opened no payment yet, so nothing was asked. The order is pending.');
  });

  it('says so when the provider doesn’t answer: 502, and nothing changes', async () => {
    const order = await festival.visitor().orderAndPay();
    await festival.simulator.faults({ http: { error_rate: 1 } });
    const { body } = await admin.post(path(order, 'ask-provider')).expect(502);
    expect(body.message).toBe('The payment provider could not be asked. Please try again in a moment.');
    expect((await bench.order(order.order_number)).status).toBe('pending');
  });
});

describe('cancelling by staff', () => {
  it('closes it at the provider, returns its seats, and audits the admin', async () => {
    const order = await festival.visitor().orderAndPay({ quantity: 2 });
    await festival.simulator.choose(order.order_number, 'qris');
    const { body } = await admin.post(path(order, 'cancel')).expect(200);
    expect(body).toMatchObject({ message: 'Order cancelled.', data: { order: { status: 'cancel' } } });
    const outcome = await bench.outcome(order.order_number);
    expect(outcome).toMatchObject({ holdsSeats: false, tickets: ['cancelled', 'cancelled'], sold: 0 });
    const { id } = await bench.order(order.order_number);
    expect(await festival.rows(AttemptEntity).findOneByOrFail({ orderId: id })).toMatchObject({ isFinal: true });
    expect(await lastAudit(order)).toMatchObject({
      action: 'cancel',
      adminEmail: ADMIN.email,
      before: { status: 'pending' },
      after: { status: 'cancel' },
    });
    expect((await texts(order)).filter((text) => /cancelled|Status changed/i.test(text))).toEqual(['Order cancelled']);
    const again = await admin.post(path(order, 'cancel')).expect(409);
    expect(again.body.message).toBe('This order has already ended.');
  });

  it('finds money that has come: it stays paid, and nothing is audited', async () => {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const order = await festival.visitor().orderAndPay();
    await festival.simulator.pay(order.order_number);
    const { body } = await admin.post(path(order, 'cancel')).expect(409);
    expect(body.message).toBe('This order has been paid and cannot be cancelled.');
    expect(await bench.outcome(order.order_number)).toMatchObject({ status: 'settlement', tickets: ['valid'] });
    expect(await lastAudit(order)).toBeNull();
  });
});

it.each([
  ['get', 'payment'],
  ['post', 'pay-link'],
  ['post', 'ask-provider'],
  ['post', 'cancel'],
] as const)('%s %s is for super admins and finance, and 404 for what isn’t there', async (method, call) => {
  const order = await festival.visitor().order();
  expect((await festival.visitor()[method](path(order, call))).status).toBe(401);
  for (const role of ['gate', 'content'] as const) {
    expect((await (await staff(festival, role))[method](path(order, call))).status).toBe(403);
  }
  expect((await (await staff(festival, 'finance'))[method](path(order, call))).status).toBe(200);
  for (const number of ['FEST-0000000000', 'nonsense']) {
    await admin[method](`/api/admin/orders/${number}/${call}`).expect(404);
  }
});
