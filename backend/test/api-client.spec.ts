import { apiClient, withCsrfToken } from './support/api/api-client.js';
import { ADMIN, Festival } from './support/festival.js';
import { until } from './support/until.js';

let festival: Festival;

beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier();
});
afterAll(() => festival.close());

/** Types come from the API document alone: a field that isn't in it doesn't compile. */
it('a generated client buys two tickets, pays for them and checks one in', async () => {
  const buyer = await withCsrfToken(apiClient(festival.url));
  const tiers = await buyer.GET('/api/ticket-types');
  const tier = tiers.data?.data.find(({ buttonAction }) => buttonAction !== undefined);
  expect(tier).toMatchObject({ button_text: 'BUY TICKET', price_amount: 50_000 });

  const person = { name: 'Sari Wulandari', email: 'sari@example.com', phone: '081234567890' };
  const login = await buyer.POST('/api/auth/login', { body: person });
  buyer.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${login.data?.data.token}`),
  });
  const placed = await buyer.POST('/api/orders', {
    params: { header: { 'Idempotency-Key': 'a-key-of-the-client' } },
    body: {
      buyer_name: person.name,
      buyer_email: person.email,
      buyer_phone: person.phone,
      quantity: 2,
      category: 'external',
      ticket_type: tier?.type ?? '',
    },
  });
  const order = placed.data?.data.order;
  expect(order).toMatchObject({ ticket_quantity: 2, amount: 100_000, status: 'pending' });
  const path = { orderNumber: order?.order_number ?? '' };

  const payment = await buyer.GET('/api/payment/{orderNumber}/create', { params: { path } });
  expect(payment.data?.data.snap_token).toEqual(expect.any(String));
  await festival.simulator.pay(path.orderNumber, { payment_type: 'qris' });
  await until(
    async () => (await buyer.GET('/api/payment/{orderNumber}/status', { params: { path } })).data?.data.status,
    (status) => status === 'settlement',
    'the payment',
  );
  const own = await buyer.GET('/api/payment/{orderNumber}/order', { params: { path } });
  const tickets = own.data?.data.order.tickets ?? [];
  expect(tickets).toHaveLength(2);

  const gate = await withCsrfToken(apiClient(festival.url));
  await gate.POST('/admin/login', { body: ADMIN });
  const code = tickets[0]?.ticket_code ?? '';
  const scan = { params: { path: { code }, header: { 'X-Scan-Gate': 'North gate' } } };
  const first = await gate.POST('/api/tickets/checkin/{code}', scan);
  expect(first.data).toMatchObject({ type: 'valid', ticket: { checked_in_gate: 'North gate' } });
  const second = await gate.POST('/api/tickets/checkin/{code}', scan);
  expect(second.response.status).toBe(409);
  expect(second.error).toMatchObject({ success: false, type: 'used' });
});
