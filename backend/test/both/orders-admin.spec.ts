import type { AdminOrder, PlacedOrder } from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { Festival } from '../support/festival.js';
import { newBuyer, type Buyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let buyer: Buyer;
let pending: PlacedOrder;
let paid: PlacedOrder;
let cancelled: PlacedOrder;
let imported: PlacedOrder;
let deleted: PlacedOrder;

async function place(changes: object, who: Buyer = newBuyer()): Promise<PlacedOrder> {
  const visitor = festival.visitor();
  return visitor.order(changes, await visitor.login(who));
}

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await festival.tier({ price: 77_000 });
  buyer = { ...newBuyer(), name: 'Zahra 100%_Putri', email: 'zahra.putri@campus.example', phone: '081277788899' };
  pending = await place(
    { quantity: 2, referral_code: 'CROWN01', discount_code: 'UNITY10', category: 'external' },
    buyer,
  );
  cancelled = await place({});
  await festival.visitor().post(`/api/orders/${cancelled.order_number}/cancel`).expect(200);
  imported = await place({});
  await festival.rows(OrderEntity).update(
    { orderNumber: imported.order_number },
    {
      source: 'google_form',
      syncLocked: true,
      syncLockedReason: 'Manual import (pre-web sale)',
      status: 'settlement',
    },
  );
  deleted = await place({});
  await festival.rows(OrderEntity).update({ orderNumber: deleted.order_number }, { deletedAt: festival.clock.now() });
  await festival.tier({ price: 0, sold: 0 });
  paid = await place({ quantity: 3 });
  await festival.tier({ price: 77_000 });
});
afterAll(() => festival.close());

const numbers = (orders: AdminOrder[]): string[] => orders.map((order) => order.order_number);

describe('GET /api/orders', () => {
  const page = async (query: string): Promise<Record<string, unknown> & { data: AdminOrder[] }> => {
    const { body } = await admin.get(`/api/orders?${query}`).expect(200);
    expect(body.success).toBe(true);
    return body.data.orders;
  };
  const search = async (text: string): Promise<string[]> =>
    numbers((await page(`search=${encodeURIComponent(text)}`)).data);

  it('gives the page that was asked for, newest first, without deleted orders', async () => {
    const { data, ...shape } = await page('per_page=10000');
    expect(shape).toEqual({ current_page: 1, last_page: 1, per_page: 10_000, total: 4 });
    expect(numbers(data)).toEqual([paid, imported, cancelled, pending].map((each) => each.order_number));
    expect(data[3]).toEqual({
      id: expect.any(Number),
      order_number: pending.order_number,
      buyer_name: buyer.name,
      buyer_email: buyer.email,
      buyer_phone: '+6281277788899',
      category: 'external',
      language: 'en',
      ticket_type: 'pre-sales-2',
      ticket_quantity: 2,
      amount: 154_000,
      discount_amount: 15_400,
      bundle_discount_amount: 4_000,
      final_amount: 134_600,
      refunded_amount: 0,
      refunded_quantity: 0,
      status: 'pending',
      payment_status: 'pending',
      source: 'web',
      attention: null,
      sync_locked: false,
      sync_locked_reason: null,
      transaction_id: null,
      paid_at: null,
      expires_at: pending.expires_at,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      referral_code: { code: 'CROWN01', panitia_name: 'Demo Panitia' },
      discount_code: { code: 'UNITY10', discount_percentage: 10 },
    });
  });

  it('pages', async () => {
    const second = await page('per_page=3&page=2');
    expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 3, total: 4 });
    expect(numbers(second.data)).toEqual([pending.order_number]);
    expect((await page('per_page=3&page=9')).data).toEqual([]);
    expect(await page('search=nobody-at-all')).toMatchObject({ data: [], total: 0, current_page: 1, last_page: 1 });
    expect(await page('per_page=99999')).toMatchObject({ per_page: 10_000 });
  });

  it.each(['zahra', 'ZAHRA.PUTRI@campus', '81277788899', '100%_Putri', ' zahra '])('finds %j', async (text) => {
    expect(await search(text)).toEqual([pending.order_number]);
  });

  it('finds by order number, in small letters too', async () => {
    expect(await search(pending.order_number.toLowerCase())).toEqual([pending.order_number]);
    expect(await search(pending.order_number.slice(5))).toEqual([pending.order_number]);
  });

  it.each(['081277788899', '0812-7778-8899', '+62 812 7778 8899'])(
    'finds a phone number as people write it: %s',
    async (text) => {
      expect(await search(text)).toEqual([pending.order_number]);
    },
  );

  it.each(['%', '_____', "' OR 1=1 --", 'Zahra 100xx'])('takes %j for plain text', async (text) => {
    expect(await search(text)).toEqual(text === '%' ? [pending.order_number] : []);
  });

  it.each([
    ['all', 4],
    ['', 4],
    ['paid', 2],
    ['pending', 1],
    ['failed', 1],
    ['refunded', 0],
    ['settlement', 1],
    ['cancel', 1],
  ])('filters by status %j', async (status, count) => {
    expect((await page(`status=${status}`)).total).toBe(count);
  });

  it.each(['status=nonsense', 'page=0', 'page=x', 'per_page=0', 'per_page=x', 'status=__proto__'])(
    'is 400 for %s',
    async (query) => {
      expect((await admin.get(`/api/orders?${query}`).expect(400)).body).toMatchObject({ success: false });
    },
  );
});

describe('one order', () => {
  it.each(['/api/orders', '/api/admin/orders'])('is at %s by id and by number, with its tickets', async (path) => {
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: paid.order_number });
    const byId = await admin.get(`${path}/${id}`).expect(200);
    const { order } = byId.body.data;
    expect(order).toMatchObject({
      id,
      order_number: paid.order_number,
      status: 'paid',
      payment_status: 'completed',
      paid_at: expect.any(String),
    });
    expect(order.tickets).toHaveLength(3);
    expect(order.tickets[0]).toEqual({
      id: expect.any(Number),
      ticket_code: expect.stringMatching(/^TKT-/),
      status: 'valid',
      checked_in_at: null,
      refund_id: null,
    });
    expect((await admin.get(`${path}/${paid.order_number}`).expect(200)).body).toEqual(byId.body);
  });

  it('is 404 when it isn’t there or deleted', async () => {
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: deleted.order_number });
    for (const key of ['0', '999999', '-1', 'FEST-0000000000', 'nonsense', id, deleted.order_number]) {
      expect((await admin.get(`/api/orders/${key}`).expect(404)).body).toEqual({
        success: false,
        message: 'Order not found.',
      });
      await admin.get(`/api/admin/orders/${key}`).expect(404);
    }
  });
});

describe('GET /api/admin/orders', () => {
  const list = (query: Record<string, unknown>) => {
    const parameters = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
    return admin.get(`/api/admin/orders?${new URLSearchParams(Object.fromEntries(parameters))}`);
  };

  it('answers react-admin list queries', async () => {
    const answer = await list({ sort: ['ticket_quantity', 'DESC'], range: [0, 1] }).expect(200);
    expect(answer.headers['content-range']).toBe('orders 0-1/4');
    expect(numbers(answer.body.data)).toEqual([paid.order_number, pending.order_number]);
    const rest = await list({ sort: ['id', 'ASC'], range: [3, 24] }).expect(200);
    expect(rest.headers['content-range']).toBe('orders 3-3/4');
    expect(numbers(rest.body.data)).toEqual([paid.order_number]);
  });

  it('filters by source, status and text', async () => {
    const filtered = async (filter: object) => numbers((await list({ filter }).expect(200)).body.data);
    expect(await filtered({ source: 'google_form' })).toEqual([imported.order_number]);
    expect(await filtered({ source: 'web' })).toHaveLength(3);
    expect(await filtered({ source: 'all' })).toHaveLength(4);
    expect(await filtered({ status: 'paid', source: 'web' })).toEqual([paid.order_number]);
    expect(await filtered({ q: 'zahra' })).toEqual([pending.order_number]);
  });

  it.each<Record<string, unknown>>([
    { sort: ['open_email', 'ASC'] },
    { filter: { source: 'fax' } },
    { filter: { status: 'nonsense' } },
    { filter: { subject: 'x' } },
    { range: 'all' },
  ])('is 400 for %j', async (query) => {
    await list(query).expect(400);
  });
});
