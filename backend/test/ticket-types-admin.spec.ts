import { Like } from 'typeorm';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { OrderStatusService } from '../src/orders/status/order-status.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
});
afterAll(() => festival.close());

const row = (type: string) => festival.rows(TicketTypeEntity).findOneByOrFail({ type });
const record = async (type: string): Promise<Record<string, unknown>> =>
  (await admin.get(`/api/admin/ticket-types/${(await row(type)).id}`).expect(200)).body.data;
const audit = (id: number) =>
  festival
    .rows(AuditEntryEntity)
    .find({ where: { resource: 'ticket-types', recordId: String(id) }, order: { id: 'ASC' } });
const remove = async (type: string) => admin.delete(`/api/ticket-types/${(await row(type)).id}`).expect(200);

const VIP = { sort_order: 5, type: 'vip', header: ' VIP ', price: 150_000, button_text: 'COMING SOON' };
const VIP_RECORD = {
  ...VIP,
  header: 'VIP',
  is_disabled: true,
  is_available: false,
  background_color: '#0E4280',
  quota: null,
  sold: 0,
  held: 0,
  sales_start_at: null,
  sales_end_at: null,
  starts_after: null,
  opened_at: null,
  on_sale: false,
  not_on_sale: [{ reason: 'not_available' }, { reason: 'disabled' }, { reason: 'button_text', text: 'COMING SOON' }],
};

describe('a sixth tier', () => {
  it('is refused with 422', async () => {
    const { body } = await admin.post('/api/ticket-types', { ...VIP, sort_order: 1 }).expect(422);
    expect(body).toMatchObject({ success: false, errors: expect.any(Object) });
    expect(await festival.rows(TicketTypeEntity).count()).toBe(5);
  });
});

describe('with a place left', () => {
  beforeAll(() => remove('coming-soon'));
  afterEach(async () => {
    for (const { type } of await festival.rows(TicketTypeEntity).findBy({ type: Like('vip%') })) await remove(type);
  });

  it.each(['/api/ticket-types', '/api/admin/ticket-types'])(
    'a tier is made, changed and deleted at %s, seen at once by visitors, and audited',
    async (path) => {
      const created = await admin.post(path, VIP).expect(201);
      const { id, created_at, updated_at } = created.body.data;
      const made = { ...VIP_RECORD, id, created_at, updated_at };
      expect(created.body).toEqual({ success: true, data: made });

      const change = { button_text: 'BUY TICKET', is_disabled: false, is_available: true, quota: 20 };
      const changed = { ...made, ...change, on_sale: true, not_on_sale: [], updated_at: expect.any(String) };
      expect((await admin.put(`${path}/${id}`, { ...made, ...change }).expect(200)).body.data).toEqual(changed);
      const cards = (await festival.visitor().get('/api/ticket-types').expect(200)).body.data;
      expect(cards.at(-1)).toMatchObject({ type: 'vip', price: 'IDR 150,000', buttonAction: 'vip' });

      const deleted = await admin.delete(`${path}/${id}`).expect(200);
      expect(deleted.body).toMatchObject({ success: true, message: expect.any(String) });
      expect((await festival.visitor().get('/api/ticket-types').expect(200)).body.data).toHaveLength(4);
      await admin.get(`/api/admin/ticket-types/${id}`).expect(404);
      await admin.put(`${path}/${id}`, VIP).expect(404);
      await admin.delete(`${path}/${id}`).expect(404);
      expect((await audit(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
        ['create', null, made],
        ['update', made, changed],
        ['delete', changed, null],
      ]);
    },
  );

  const step = ['Price must be in steps of 1000'];
  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ sort_order: 1 }, { sort_order: ['This sort order is already used'] }],
    [{ type: 'regular' }, { type: ['This type already exists'] }],
    [{ sort_order: 0 }, { sort_order: ['Sort order must be between 1 and 5'] }],
    [{ sort_order: 6 }, { sort_order: ['Sort order must be between 1 and 5'] }],
    [{ sort_order: undefined }, { sort_order: ['Sort order is required'] }],
    [{ type: '' }, { type: ['Type is required'] }],
    [{ type: 'Not A Key' }, { type: expect.any(Array) }],
    [{ header: '' }, { header: ['Header is required'] }],
    [{ header: '   ' }, { header: ['Header is required'] }],
    [{ button_text: undefined }, { button_text: ['Button text is required'] }],
    [{ button_text: 'BUY' }, { button_text: ['Button text is required'] }],
    [{ price: 59_500 }, { price: step }],
    [{ price: 1.5 }, { price: step }],
    [{ price: '59000' }, { price: step }],
    [{ price: -1_000 }, { price: ['Price must be at least 0'] }],
    [{ background_color: 'blue' }, { background_color: expect.any(Array) }],
    [{ quota: -1 }, { quota: expect.any(Array) }],
    [{ sales_start_at: 'soon' }, { sales_start_at: expect.any(Array) }],
    [{ sales_start_at: '0001-01-01T00:00:00Z' }, { sales_start_at: expect.any(Array) }],
    [
      { sales_start_at: '2099-01-02T00:00:00Z', sales_end_at: '2099-01-01T00:00:00Z' },
      { sales_end_at: ['The end must be after the start'] },
    ],
    [{ starts_after: 'nothing' }, { starts_after: ['Starts after must name another ticket type'] }],
    [{ starts_after: 'vip' }, { starts_after: ['Starts after must name another ticket type'] }],
    [{ final_amount: 1 }, { final_amount: ['The field final_amount is not allowed.'] }],
  ])('%j is refused', async (changes, errors) => {
    const { body } = await admin.post('/api/ticket-types', { ...VIP, ...changes }).expect(422);
    expect(body).toMatchObject({ success: false, errors });
    expect(Object.keys(body.errors)).toEqual(Object.keys(errors));
    expect(await festival.rows(TicketTypeEntity).countBy({ type: 'vip' })).toBe(0);
  });

  it('an empty price means coming soon', async () => {
    const { body } = await admin.post('/api/ticket-types', { ...VIP, price: null }).expect(201);
    expect(body.data).toMatchObject({ price: null, on_sale: false });
    const cards = (await festival.visitor().get('/api/ticket-types').expect(200)).body.data;
    expect(cards.at(-1)).toMatchObject({ price: '-', price_amount: null, buttonText: 'COMING SOON' });
  });

  it('broken JSON is 400', async () => {
    await admin.post('/api/ticket-types', '{' as unknown as object, { 'content-type': 'application/json' }).expect(400);
  });

  it('of six made at once only as many as there are places are stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => admin.post('/api/ticket-types', { ...VIP, type: `vip-${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(await festival.rows(TicketTypeEntity).count()).toBe(5);
  });
});

describe('a tier that has sold', () => {
  beforeAll(async () => {
    await festival.visitor().order({ quantity: 3 });
  });

  it('keeps its type, and isn’t deleted: 409', async () => {
    const before = await record('pre-sales-2');
    const renamed = await admin.put(`/api/ticket-types/${before['id']}`, { ...before, type: 'late-sales' }).expect(409);
    expect(Object.keys(renamed.body.errors)).toEqual(['type']);
    for (const path of ['/api/ticket-types', '/api/admin/ticket-types']) {
      expect((await admin.delete(`${path}/${before['id']}`).expect(409)).body).toMatchObject({ success: false });
    }
    expect(await record('pre-sales-2')).toEqual(before);
    expect(await audit(Number(before['id']))).toEqual([]);
  });

  it('takes no quota below what is sold: 409', async () => {
    const before = await record('pre-sales-2');
    const { body } = await admin.put(`/api/ticket-types/${before['id']}`, { ...before, quota: 2 }).expect(409);
    expect(Object.keys(body.errors)).toEqual(['quota']);
    expect(await record('pre-sales-2')).toEqual(before);
    const { data } = (await admin.put(`/api/ticket-types/${before['id']}`, { ...before, quota: 3 }).expect(200)).body;
    expect(data).toMatchObject({ quota: 3, sold: 3, on_sale: false });
    await admin.put(`/api/ticket-types/${before['id']}`, { ...before, quota: null }).expect(200);
    const [entry] = await audit(Number(before['id']));
    expect(entry).toMatchObject({ action: 'update', before: { quota: 650 }, after: { quota: 3 } });
  });

  it('keeps its count whatever an update says, and one with a free key may be renamed', async () => {
    const before = await record('pre-sales-2');
    await admin.put(`/api/ticket-types/${before['id']}`, { ...before, sold: 0 }).expect(200);
    expect((await row('pre-sales-2')).sold).toBe(3);
    const regular = await record('regular');
    await admin.put(`/api/ticket-types/${regular['id']}`, { ...regular, type: 'ordinary' }).expect(200);
    await admin.put(`/api/ticket-types/${regular['id']}`, regular).expect(200);
  });

  it('sells on at the new price to the next buyer', async () => {
    const before = await record('pre-sales-2');
    await admin.put(`/api/ticket-types/${before['id']}`, { ...before, price: 80_000 }).expect(200);
    expect(await festival.visitor().order()).toMatchObject({ amount: 80_000 });
  });
});

describe('seats that open orders hold', () => {
  it('are named next to all that are sold', async () => {
    const before = await record('pre-sales-2');
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.order({ quantity: 2 });
    const seats = { sold: Number(before['sold']) + 2, held: Number(before['held']) + 2 };
    expect(await record('pre-sales-2')).toMatchObject(seats);
    const listed = (await admin.get('/api/admin/ticket-types').expect(200)).body.data as Array<{ type: string }>;
    expect(listed.find(({ type }) => type === 'pre-sales-2')).toMatchObject(seats);
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
    const paid = { orderId: id, to: 'paid', source: 'admin', via: 'admin' } as const;
    await festival.get(Transactions).run((db) => festival.get(OrderStatusService).apply(db, paid));
    expect(await record('pre-sales-2')).toMatchObject({ ...seats, held: before['held'] });
  });
});

describe('GET /api/admin/ticket-types', () => {
  const list = (query: string) => admin.get(`/api/admin/ticket-types?${query}`);
  const types = (answer: { body: { data: Array<{ type: string }> } }) => answer.body.data.map(({ type }) => type);

  it('gives the records themselves, sorted and in ranges, with Content-Range', async () => {
    const plain = await list('').expect(200);
    expect(plain.headers['content-range']).toBe('ticket-types 0-3/4');
    expect(types(plain)).toEqual(['early-bird', 'pre-sales-1', 'pre-sales-2', 'regular']);
    expect(plain.body.data[0]).toMatchObject({ price: 59_000, quota: 100, sold: 0, on_sale: false });
    const page = await list('sort=["type","DESC"]&range=[1,2]').expect(200);
    expect(types(page)).toEqual(['pre-sales-2', 'pre-sales-1']);
    expect(page.headers['content-range']).toBe('ticket-types 1-2/4');
  });

  it.each(['sort=["password","ASC"]', 'sort=[', 'range=[9]', 'filter={"colour":"x"}'])(
    'is 400 for %s',
    async (query) => {
      await list(query).expect(400);
    },
  );
});
