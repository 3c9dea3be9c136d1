import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { EXPORT_BATCH } from '../../src/platform/csv/csv-download.js';
import { readCsvFile } from '../../src/platform/csv/csv-file.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { discountCode } from '../support/sales/codes.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import { TicketMaker } from '../support/sales/tickets.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let make: TicketMaker;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  make = new TicketMaker(festival);
});
afterAll(() => festival.close());

interface Export {
  text: string;
  headers: Record<string, string>;
  rows: Array<Record<string, string>>;
}

async function exported(resource: 'orders' | 'tickets', filter: object = {}): Promise<Export> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const answer = await admin.get(`/api/admin/${resource}/export?${query}`).buffer(true).expect(200);
  const { headers, rows } = readCsvFile(Buffer.from(answer.text), 100_000);
  const named = rows.map(({ cells }) =>
    Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? ''])),
  );
  return { text: answer.text, headers: answer.headers as Record<string, string>, rows: named };
}

const lastAudit = (resource: string) =>
  festival.rows(AuditEntryEntity).findOne({ where: { resource, action: 'export' }, order: { id: 'DESC' } });

describe('GET /api/admin/orders/export', () => {
  it('is a file that Excel opens right', async () => {
    const { text, headers } = await exported('orders');
    expect(text.startsWith('\uFEFF"Order number";"Created (WIB)";')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{12}\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('holds every column of an order, with escaped formulas and times in WIB', async () => {
    const code = await discountCode(festival);
    await festival.tier({ price: 50_000 });
    const visitor = festival.visitor();
    const buyer = await visitor.login({ ...newBuyer(), name: '=HYPERLINK("x";"Siti")' });
    const { order_number: number } = await visitor.order({ discount_code: code, quantity: 2 }, buyer);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { createdAt: new Date('2025-11-21T17:30:05Z') });
    const { text, rows } = await exported('orders', { q: number });
    expect(text).toContain(`"'=HYPERLINK(""x"";""Siti"")"`);
    expect(text).toContain(`"'+62`);
    const order = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
    expect(rows).toEqual([
      {
        'Order number': number,
        'Created (WIB)': '2025-11-22 00:30:05',
        'Paid (WIB)': '',
        Status: 'pending',
        'Payment status': 'pending',
        Source: 'web',
        'Buyer name': '=HYPERLINK("x";"Siti")',
        'Buyer email': order.buyerEmail,
        'Buyer phone': order.buyerPhone,
        Category: 'internal',
        'Ticket type': 'Pre Sales 2',
        Tickets: '2',
        Amount: '100000',
        Discount: '10000',
        'Bundle discount': String(order.bundleDiscountAmount),
        'Final amount': String(order.finalAmount),
        Refunded: '0',
        'Refunded tickets': '0',
        Net: '0',
        'Referral code': '',
        Panitia: '',
        'Discount code': code,
        'Discount %': '10',
        'Transaction id': '',
        'Sync locked': 'no',
        'Lock reason': '',
        Attention: '',
      },
    ]);
  });

  it('has the list’s filters, states its number of rows, and is audited', async () => {
    await make.ticket();
    const filter = { status: 'paid', source: 'web' };
    const { rows, headers } = await exported('orders', filter);
    const paid = await festival.rows(OrderEntity).countBy({ status: 'paid', source: 'web' });
    expect(rows).toHaveLength(paid);
    expect(new Set(rows.map((each) => each['Status']))).toEqual(new Set(['paid']));
    expect(headers['x-total-rows']).toBe(String(paid));
    expect(await lastAudit('orders')).toMatchObject({
      adminEmail: 'admin@festival.local',
      after: { rows: paid, filter: { status: 'paid', source: 'web' } },
    });
  });

  it('exports several batches: each order once, oldest first, without deleted ones', async () => {
    const [order] = await festival.rows(OrderEntity).find({ take: 1 });
    if (!order) throw new Error('no order');
    const { id: _id, ...values } = { ...order, openEmail: null, openPhone: null };
    const numbers = Array.from({ length: EXPORT_BATCH + 30 }, (_, index) => `BATCH-${String(index).padStart(4, '0')}`);
    await festival.rows(OrderEntity).insert(numbers.map((orderNumber) => ({ ...values, orderNumber })));
    await festival.rows(OrderEntity).update({ orderNumber: 'BATCH-0007' }, { deletedAt: new Date() });
    const { rows } = await exported('orders', { q: 'BATCH-' });
    expect(rows.map((each) => each['Order number'])).toEqual(numbers.filter((each) => each !== 'BATCH-0007'));
  });

  it.each(['filter={"x":1}', 'filter=[', 'filter={"status":"nonsense"}'])('is 400 for %s', async (query) => {
    await admin.get(`/api/admin/orders/export?${query}`).expect(400);
  });
});

describe('GET /api/admin/tickets/export', () => {
  it('holds every column of a ticket', async () => {
    const ticket = await make.ticket('valid', { ...newBuyer(), name: 'Ni Luh Ayu 花' });
    await admin.post(`/api/tickets/checkin/${ticket.ticketCode}`, undefined, { 'x-scan-gate': '@Gate' }).expect(200);
    const { text, rows, headers } = await exported('tickets', { q: ticket.ticketCode });
    expect(text).toContain(`"'@Gate"`);
    expect(headers['content-disposition']).toMatch(/filename="tickets-/);
    expect(rows).toEqual([
      {
        'Ticket code': ticket.ticketCode,
        Status: 'used',
        'Buyer name': 'Ni Luh Ayu 花',
        'Buyer email': ticket.buyerEmail,
        Category: 'internal',
        'Ticket type': 'pre-sales-2',
        Number: '1',
        Of: '1',
        'Order number': ticket.orderNumber,
        'Order ID': String(ticket.orderId),
        'Checked in (WIB)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        Gate: '@Gate',
        'Created (WIB)': expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('leaves pending tickets out like the list, filters, and is audited', async () => {
    await make.ticket('pending');
    const all = await exported('tickets');
    expect(all.rows.map((each) => each['Status'])).not.toContain('pending');
    const { rows } = await exported('tickets', { status: 'used' });
    const used = await festival.rows(TicketEntity).countBy({ status: 'used' });
    expect(rows).toHaveLength(used);
    expect(await lastAudit('tickets')).toMatchObject({ after: { rows: used, filter: { status: 'used' } } });
  });

  it('is 400 for an unknown status', async () => {
    await admin.get('/api/admin/tickets/export?filter={"status":"nonsense"}').expect(400);
  });
});

it.each(['orders', 'tickets'])(
  'the %s export is for finance, not for the gate, content or visitors',
  async (resource) => {
    const path = `/api/admin/${resource}/export`;
    for (const role of ['gate', 'content'] as const) await (await staff(festival, role)).get(path).expect(403);
    await festival.visitor().get(path).expect(401);
    await (await staff(festival, 'finance')).get(path).expect(200);
  },
);
