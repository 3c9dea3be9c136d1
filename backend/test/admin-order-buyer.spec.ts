import type { PlacedOrder } from '@festival/contracts';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderSearchIndexService } from '../src/orders/search/order-search-index.service.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { ADMIN, Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { newBuyer, type Visitor } from './support/visitor.js';

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
const change = ({ order_number }: PlacedOrder, request: object) =>
  admin.put(`/api/orders/${order_number}/buyer`, request);
const found = async (search: string): Promise<string[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: search }) });
  const { body } = await admin.get(`/api/admin/orders?${query}`).expect(200);
  return body.data.map((order: PlacedOrder) => order.order_number);
};

it('a corrected name and phone are everywhere that the order, its tickets and waiting mails tell them', async () => {
  const order = await place({ quantity: 2 });
  festival.clock.advanceMinutes(6);
  while ((await festival.get(OrderSearchIndexService).step()) > 0);
  const before = await bench.order(order.order_number);
  const { phone } = newBuyer();
  const { body } = await change(order, { buyer_name: ' Dewi Lestari ', buyer_phone: phone }).expect(200);
  const buyerPhone = `+62${phone.slice(1)}`;
  expect(body).toMatchObject({
    message: 'Name and phone updated.',
    data: { order: { buyer_name: 'Dewi Lestari', buyer_phone: buyerPhone, buyer_email: before.buyerEmail } },
  });
  expect(await bench.order(order.order_number)).toMatchObject({ buyerName: 'Dewi Lestari', openPhone: buyerPhone });
  const tickets = await festival.rows(TicketEntity).findBy({ orderId: before.id });
  expect(tickets.map(({ buyerName, buyerEmail }) => [buyerName, buyerEmail])).toEqual([
    ['Dewi Lestari', before.buyerEmail],
    ['Dewi Lestari', before.buyerEmail],
  ]);
  for (const mail of await festival.rows(MailEntity).findBy({ orderId: before.id, status: 'queued' })) {
    expect(mail).toMatchObject({ toAddress: before.buyerEmail, payload: { order: { buyerName: 'Dewi Lestari' } } });
  }
  for (const search of ['dewi lestari', buyerPhone]) expect(await found(search)).toEqual([order.order_number]);
  expect(await found(before.buyerPhone)).toEqual([]);
  const where = { resource: 'orders', recordId: String(before.id) };
  expect(await festival.rows(AuditEntryEntity).findOneBy(where)).toMatchObject({
    adminEmail: ADMIN.email,
    action: 'update_buyer',
    before: { buyer_name: before.buyerName, buyer_phone: before.buyerPhone },
    after: { buyer_name: 'Dewi Lestari', buyer_phone: buyerPhone },
  });
  const { entries } = (await admin.get(`/api/admin/orders/${order.order_number}/timeline`).expect(200)).body.data;
  expect(entries).toContainEqual(
    expect.objectContaining({
      text: `Buyer changed from ${before.buyerName}, ${before.buyerPhone} to Dewi Lestari, ${buyerPhone}`,
      by: ADMIN.email,
    }),
  );
});

it('the number of another open order is refused, that of a paid one is not, and the own one stays', async () => {
  const [one, other, free] = [await place(), await place(), await place()];
  const theirs = await bench.order(one.order_number);
  const text = 'There is already an unpaid order with this phone number.';
  const refused = await change(other, { buyer_name: 'Budi', buyer_phone: theirs.buyerPhone }).expect(422);
  expect(refused.body).toEqual({ success: false, message: text, errors: { buyer_phone: [text] } });
  expect((await bench.order(other.order_number)).buyerName).toBe('Siti Rahma');
  const own = await bench.order(other.order_number);
  await change(other, { buyer_name: 'Budi', buyer_phone: own.buyerPhone }).expect(200);
  const words = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
  await admin.put(`/api/orders/${free.order_number}/admin-status`, { status: 'paid', ...words }).expect(200);
  await change(free, { buyer_name: 'Rina', buyer_phone: theirs.buyerPhone }).expect(200);
  expect(await bench.order(free.order_number)).toMatchObject({ buyerPhone: theirs.buyerPhone, openPhone: null });
});

it.each([
  [{ buyer_name: ' ' }, { buyer_name: ['Full name is required'] }],
  [{ buyer_phone: '' }, { buyer_phone: ['Phone number is required'] }],
  [{ buyer_phone: 'twelve' }, { buyer_phone: ['Please enter a valid phone number'] }],
  [{ buyer_email: 'a@example.com' }, { buyer_email: ['The field buyer_email is not allowed.'] }],
])('%j is refused', async (wrong, errors) => {
  const order = await place();
  const { body } = await change(order, { buyer_name: 'Budi', buyer_phone: '081234567890', ...wrong }).expect(422);
  expect(body.errors).toMatchObject(errors);
});

it('is 409 when the order was changed since it was seen', async () => {
  const order = await place();
  const seen = (await bench.order(order.order_number)).updatedAt.toISOString();
  const { phone } = newBuyer();
  await change(order, { buyer_name: 'One', buyer_phone: phone, updated_at: seen }).expect(200);
  await change(order, { buyer_name: 'Two', buyer_phone: phone, updated_at: seen }).expect(409);
  expect((await bench.order(order.order_number)).buyerName).toBe('One');
});
