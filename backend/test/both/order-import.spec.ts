import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { readCsvFile } from '../../src/platform/csv/csv-file.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { ImportOrdersService } from '../../src/orders/import/import-orders.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { formFile, formRows, IMPORT_PLAN, Importer } from '../support/sales/import-file.js';
import { closeSound } from '../support/sound-data.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const ACTOR = { admin: { id: 1, email: 'admin@festival.local' }, address: '127.0.0.1' };

let festival: Festival;
let admin: Visitor;
let importer: Importer;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  importer = new Importer(admin);
});
beforeEach(() => festival.tier({ type: 'early-bird', price: 59_000 }));
afterAll(() => closeSound(festival));

const ordersOf = (rows: readonly string[][]) =>
  Promise.all(rows.map((row) => festival.rows(OrderEntity).findBy({ buyerEmail: row[2] ?? '' }))).then((all) =>
    all.flat(),
  );
const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'early-bird' })).sold;
const result = (lines: Array<Record<string, unknown>>) => lines.at(-1);

describe('an import', () => {
  it('makes paid, locked Google Form orders with valid tickets, and mails nobody', async () => {
    const code = `IMPORT${Date.now()}`;
    await admin.post('/api/referral-codes', { code, panitia_name: 'Rina Dewi', is_active: false }).expect(201);
    const [row = []] = formRows(1);
    const file = formFile([[...row, code.toLowerCase()]]);
    const mapping = { ...IMPORT_PLAN.mapping, referral_code: 7 };
    const before = await sold();
    const lines = await importer.run(file, { mapping, confirm_rows: 1 });
    expect(lines).toEqual([
      { progress: { done: 0, total: 1 } },
      { success: true, message: 'Imported 1 order(s).', data: { imported: 1, known: 0, failed: [] } },
    ]);
    const [order] = await ordersOf([row]);
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^FEST-/),
      buyerName: row[1],
      buyerPhone: expect.stringMatching(/^\+62812/),
      category: 'internal',
      language: 'id',
      ticketType: 'early-bird',
      ticketTypeHeader: 'Early Bird',
      ticketQuantity: 2,
      amount: 118_000,
      finalAmount: 118_000,
      status: 'paid',
      source: 'google_form',
      syncLocked: true,
      syncLockedReason: 'Manual import (pre-web sale)',
      holdsSeats: true,
      openEmail: null,
      openPhone: null,
      attention: null,
      paidAt: expect.any(Date),
    });
    const tickets = await festival.rows(TicketEntity).findBy({ orderId: order?.id ?? 0 });
    expect(tickets.map(({ status }) => status)).toEqual(['valid', 'valid']);
    expect(await festival.rows(MailEntity).countBy({ orderId: order?.id ?? 0 })).toBe(0);
    expect(await sold()).toBe(before + 2);
    expect((await festival.rows(ReferralCodeEntity).findOneByOrFail({ code })).uses).toBe(1);
    await admin.post(`/api/tickets/checkin/${tickets[0]?.ticketCode}`).expect(200);
  });

  it('mails the e-tickets when asked to', async () => {
    const rows = formRows(2);
    await importer.run(formFile(rows), { confirm_rows: 2, send_email: true });
    const orders = await ordersOf(rows);
    const mails = await Promise.all(orders.map(({ id }) => festival.rows(MailEntity).findBy({ orderId: id })));
    expect(mails.flat().map(({ kind }) => kind)).toEqual(['e_ticket', 'e_ticket']);
  });

  it('of the same file again makes nothing new', async () => {
    const file = formFile(formRows(3));
    await importer.run(file, { confirm_rows: 3 });
    expect((await importer.check(file).expect(200)).body.data).toMatchObject({ ready: 0, known: 3, bad: 0 });
    const { body } = await importer.start(file, { confirm_rows: 0 }).expect(409);
    expect(body.message).toBe('There is nothing to import in this file.');
    const more = formRows(1);
    const longer = Buffer.concat([file, Buffer.from('\r\n'), formFile(more).subarray(formFile([]).length + 2)]);
    expect(result(await importer.run(longer, { confirm_rows: 1 }))).toMatchObject({ data: { imported: 1 } });
  });

  it('recognises a reference that returns with another person’s data', async () => {
    const [row = []] = formRows(1);
    await importer.run(formFile([row]), { confirm_rows: 1 });
    const [{ orderNumber } = { orderNumber: '' }] = await ordersOf([row]);
    const [other = []] = formRows(1);
    const { data } = (await importer.check(formFile([[row[0] ?? '', ...other.slice(1)]])).expect(200)).body;
    expect(data).toMatchObject({ ready: 0, known: 0, bad: 1 });
    expect(data.errors[0].text).toBe(
      `Reference "${row[0]}" was imported before with other data: order ${orderNumber}.`,
    );
  });

  it('of a file with bad rows writes nothing unless the number of good rows is confirmed', async () => {
    const good = formRows(2);
    const file = formFile([...good, ...formRows(1, { 3: 'none' })]);
    const { body } = await importer.start(file, { confirm_rows: 3 }).expect(409);
    expect(body.errors).toEqual({ confirm_rows: ['2 rows are ready to import now. Please check the file again.'] });
    expect(await ordersOf(good)).toEqual([]);
    await importer.run(file, { confirm_rows: 2 });
    expect(await ordersOf(good)).toHaveLength(2);
  });

  it('needs seats, or a confirmation that it may exceed the quota', async () => {
    const full = await sold();
    await festival.rows(TicketTypeEntity).update({ type: 'early-bird' }, { quota: full + 3, sold: full });
    const rows = formRows(2);
    const { body } = await importer.start(formFile(rows), { confirm_rows: 2 }).expect(409);
    expect(body.errors).toEqual({ over_quota: ['Not enough seats left in Early Bird: 4 needed, 3 left.'] });
    expect(await ordersOf(rows)).toEqual([]);
    await importer.run(formFile(rows), { confirm_rows: 2, over_quota: true });
    expect(await sold()).toBe(full + 4);
  });

  it('whose last seats are sold in between continues, and names the rows without a seat', async () => {
    const rows = formRows(3);
    const file = formFile(rows);
    const imports = festival.get(ImportOrdersService);
    const request = { ...IMPORT_PLAN, confirm_rows: 3 };
    const orders = await imports.prepare(readCsvFile(file, 10), request);
    await festival.tier({ type: 'early-bird', quota: 2 });
    const run = imports.run({ orders, request, actor: ACTOR, fileName: 'form.csv' });
    let step = await run.next();
    while (!step.done) step = await run.next();
    const text = 'Tickets for this category are sold out.';
    expect(step.value).toEqual({
      imported: 1,
      known: 0,
      failed: [
        { row: 3, field: null, text },
        { row: 4, field: null, text },
      ],
    });
    expect(await ordersOf(rows)).toHaveLength(1);
    expect(await sold()).toBe(2);
  });

  it('that stops in the middle is completed by the same file, without duplicates', async () => {
    const rows = formRows(6);
    const imports = festival.get(ImportOrdersService);
    const request = { ...IMPORT_PLAN, confirm_rows: 6 };
    const orders = await imports.prepare(readCsvFile(formFile(rows), 10), request);
    const run = imports.run({ orders, request, actor: ACTOR, fileName: 'form.csv' });
    for (let row = 0; row < 4; row += 1) await run.next();
    await run.return({ imported: 0, known: 0, failed: [] });
    expect(await ordersOf(rows)).toHaveLength(4);
    expect(result(await importer.run(formFile(rows), { confirm_rows: 2 }))).toMatchObject({ data: { imported: 2 } });
    expect(await ordersOf(rows)).toHaveLength(6);
    expect(new Set((await ordersOf(rows)).map(({ buyerEmail }) => buyerEmail)).size).toBe(6);
  });

  it('by two admins at once makes each row once', async () => {
    const rows = formRows(8);
    const file = formFile(rows);
    const other = new Importer(await staff(festival, 'finance'));
    const before = await sold();
    const done = await Promise.all([importer, other].map((each) => each.start(file, { confirm_rows: 8 })));
    expect(done.map(({ status }) => status)).toContain(200);
    expect(await ordersOf(rows)).toHaveLength(8);
    expect(await sold()).toBe(before + 16);
  });

  it('is audited with its result, and so is each order', async () => {
    const rows = formRows(2);
    await importer.run(formFile(rows), { confirm_rows: 2 });
    const entry = await festival
      .rows(AuditEntryEntity)
      .findOne({ where: { resource: 'orders', action: 'import' }, order: { id: 'DESC' } });
    expect(entry).toMatchObject({
      adminEmail: 'admin@festival.local',
      after: { file: 'form.csv', rows: 2, imported: 2, known: 0, failed: 0, send_email: false },
    });
    const [order] = await ordersOf(rows);
    const made = { resource: 'orders', action: 'create', recordId: String(order?.id) };
    expect(await festival.rows(AuditEntryEntity).countBy(made)).toBe(1);
  });

  it('reports its progress', async () => {
    const lines = await importer.run(formFile(formRows(45)), { confirm_rows: 45 });
    expect(lines.slice(0, -1)).toEqual([0, 20, 40].map((done) => ({ progress: { done, total: 45 } })));
  });
});

it('is for finance, not for the gate, content or visitors', async () => {
  const file = formFile(formRows(1));
  const calls = (person: Importer) => [
    person.preview(file),
    person.check(file),
    person.start(file, { confirm_rows: 1 }),
  ];
  for (const role of ['gate', 'content'] as const) {
    for (const call of calls(new Importer(await staff(festival, role)))) await call.expect(403);
  }
  for (const call of calls(new Importer(festival.visitor()))) await call.expect(401);
  for (const call of calls(new Importer(await staff(festival, 'finance')))) await call.expect(200);
});
