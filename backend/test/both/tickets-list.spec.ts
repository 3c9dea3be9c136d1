import { OrderSearchIndexService } from '../../src/orders/search/order-search-index.service.js';
import type { ManyHits, SearchHits } from '../../src/orders/search/search-hits.js';
import { Reader } from '../../src/platform/database/reader.js';
import { whereTickets } from '../../src/orders/tickets/ticket-filter.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { TicketMaker } from '../support/sales/tickets.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let gate: Visitor;
let make: TicketMaker;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  make = new TicketMaker(festival);
  gate = await staff(festival, 'gate');
});
afterAll(() => festival.close());

describe('the tickets lists', () => {
  let special: TicketEntity;
  beforeAll(async () => {
    special = await make.ticket('used', { ...newBuyer(), name: 'Zahra Putri' });
    await make.ticket('pending');
  });

  it('GET /api/tickets gives active tickets, newest first, and no pending one', async () => {
    const { body } = await admin.get('/api/tickets?per_page=10000').expect(200);
    const all = body.data.tickets as Array<Record<string, unknown>>;
    expect(all[0]).toEqual({
      id: special.id,
      ticket_code: special.ticketCode,
      status: 'used',
      checked_in_at: null,
      checked_in_gate: null,
      order_id: special.orderId,
      order_number: special.orderNumber,
      order: { buyer_name: 'Zahra Putri', buyer_email: special.buyerEmail },
      buyer_name: 'Zahra Putri',
      category: 'internal',
      ticket_type: 'pre-sales-2',
    });
    expect(all.map(({ status }) => status)).not.toContain('pending');
    const rows = await festival.rows(TicketEntity).find();
    expect(all).toHaveLength(rows.filter(({ status, deletedAt }) => status !== 'pending' && deletedAt === null).length);
  });

  it.each([
    ['the code', () => special.ticketCode],
    ['a part of the code in small letters', () => special.ticketCode.slice(4, 11).toLowerCase()],
    ['the order’s number', () => special.orderNumber],
    ['the buyer’s name', () => 'zahra'],
    ['the begin of the buyer’s other name', () => 'Putr'],
    ['both names', () => 'Zahra Putri'],
    ['the buyer’s address', () => special.buyerEmail],
  ])('searches by %s', async (_name, text) => {
    const { body } = await admin.get(`/api/tickets?search=${encodeURIComponent(text())}`).expect(200);
    expect(body.data.tickets.map((each: { id: number }) => each.id)).toEqual([special.id]);
  });

  it('finds nothing for a name that nobody has', async () => {
    const { body } = await admin.get('/api/tickets?search=Nobody%20Here').expect(200);
    expect(body.data.tickets).toEqual([]);
  });

  it('searches by the buyer’s name among orders that have their terms, and exports what it found', async () => {
    const index = festival.get(OrderSearchIndexService);
    festival.clock.advanceMinutes(6);
    while ((await index.step()) > 0);
    const { body } = await admin.get('/api/tickets?search=zahra').expect(200);
    expect(body.data.tickets.map((each: { id: number }) => each.id)).toEqual([special.id]);
    const file = await admin.get(`/api/admin/tickets/export?filter=${encodeURIComponent('{"q":"zahra"}')}`).expect(200);
    expect(file.text.trim().split('\n')).toHaveLength(2);
    expect(file.text).toContain(special.ticketCode);
  });

  const MANY: Omit<ManyHits, 'prefixes' | 'unindexed'> = {
    by: 'terms',
    indexedTo: 1_000_000,
    lookup: { prefixes: [], containing: null },
    some: [],
  };
  it.each<[string, SearchHits]>([
    ['terms', { ...MANY, prefixes: ['zahra'], unindexed: [] }],
    ['terms and new orders', { ...MANY, prefixes: ['nobody'], unindexed: [-1] }],
    ['text', { by: 'text' }],
  ])('leaves many buyers to the database, by %s', async (_name, buyers) => {
    const hits =
      buyers.by === 'terms' && buyers.unindexed.length > 0 ? { ...buyers, unindexed: [special.orderId] } : buyers;
    for (const codes of [[], [special.id], null]) {
      const select = festival.get(Reader).select(TicketEntity, 't');
      whereTickets(select, { q: 'zahra', found: { codes, buyers: hits } });
      expect((await select.getMany()).map(({ id }) => id)).toEqual([special.id]);
    }
  });

  it('searches by the order’s id, with and without #', async () => {
    for (const text of [String(special.orderId), `#${special.orderId}`]) {
      const { body } = await admin.get(`/api/tickets?search=${encodeURIComponent(text)}`).expect(200);
      expect(body.data.tickets.map((each: { id: number }) => each.id)).toContain(special.id);
    }
  });

  it('GET /api/admin/tickets sorts, filters and gives Content-Range', async () => {
    const query = new URLSearchParams({ filter: '{"status":"used"}', sort: '["id","ASC"]', range: '[0,0]' });
    const answer = await admin.get(`/api/admin/tickets?${query}`).expect(200);
    const total = await festival.rows(TicketEntity).countBy({ status: 'used' });
    expect(answer.headers['content-range']).toBe(`tickets 0-0/${total}`);
    expect(answer.body.data).toHaveLength(1);
    const pending = await admin.get('/api/admin/tickets?filter={"status":"pending"}').expect(200);
    const states = pending.body.data.map(({ status }: { status: string }) => status);
    expect(new Set(states)).toEqual(new Set(['pending']));
    const found = await admin.get(`/api/admin/tickets?filter=${encodeURIComponent(`{"q":"${special.ticketCode}"}`)}`);
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([special.id]);
  });

  it.each(['sort=["secret","ASC"]', 'filter={"status":"nonsense"}', 'filter={"x":1}', 'range=[1]'])(
    'is 400 for %s',
    async (query) => {
      await admin.get(`/api/admin/tickets?${query}`).expect(400);
    },
  );

  it('refuses an unknown status with 400, and a visitor with 401', async () => {
    await admin.get('/api/tickets?status=nonsense').expect(400);
    await festival.visitor().get('/api/tickets').expect(401);
    await gate.get('/api/tickets').expect(403);
  });
});

describe('GET /api/admin/tickets/totals', () => {
  it('counts all tickets, whatever is filtered or on the page', async () => {
    await make.tickets(3);
    await make.ticket('cancelled');
    const gone = await make.ticket('used');
    await festival.rows(TicketEntity).update({ id: gone.id }, { deletedAt: new Date() });
    festival.clock.advanceMinutes(1);
    const rows = (await festival.rows(TicketEntity).find()).filter((each) => each.deletedAt === null);
    const count = (...states: string[]) => rows.filter(({ status }) => states.includes(status)).length;
    const active = rows.length - count('pending');
    expect((await admin.get('/api/admin/tickets/totals').expect(200)).body.data).toEqual({
      active,
      valid: count('valid'),
      used: count('used'),
      check_in_rate: Math.round((count('used') / active) * 100),
    });
  });

  it('is for who may see the tickets', async () => {
    await gate.get('/api/admin/tickets/totals').expect(403);
    await festival.visitor().get('/api/admin/tickets/totals').expect(401);
    await (await staff(festival, 'finance')).get('/api/admin/tickets/totals').expect(200);
  });
});
