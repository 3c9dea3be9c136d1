import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import { formFile, formRows, IMPORT_PLAN, Importer } from './support/sales/import-file.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let admin: Visitor;
let importer: Importer;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  importer = new Importer(admin);
});
beforeEach(() => festival.tier({ type: 'early-bird', price: 59_000 }));
afterAll(() => festival.close());

describe('the preview', () => {
  it('shows columns with samples, and guesses what they hold', async () => {
    const rows = formRows(5);
    const { body } = await importer.preview(formFile(rows)).expect(200);
    expect(body.data).toMatchObject({ encoding: 'utf-8', separator: ',', rows: 5, mapping: IMPORT_PLAN.mapping });
    expect(body.data.columns[1]).toEqual({ header: 'Nama Lengkap', samples: rows.slice(0, 3).map((row) => row[1]) });
  });

  it.each<[string, Buffer, RegExp]>([
    ['nothing', Buffer.from(' '), /empty/],
    ['a workbook', Buffer.from('PK\u0003\u0004'), /not a CSV file/],
    ['too many rows', Buffer.from(`A,B\n${'1,2\n'.repeat(5_001)}`), /more than 5,000 rows/],
  ])('refuses %s with 422', async (_name, file, text) => {
    const { body } = await importer.preview(file).expect(422);
    expect(body.errors.file[0]).toMatch(text);
  });

  it('refuses a call without a file, and one that is too large', async () => {
    const { body } = await admin.post('/api/admin/orders/import/preview', {}).expect(422);
    expect(body.errors).toEqual({ file: ['Choose a CSV file.'] });
    await importer.preview(Buffer.alloc(5 * 1024 * 1024 + 1, 0x61)).expect(413);
  });
});

describe('the dry run', () => {
  it('reports the effects, and writes nothing', async () => {
    await festival.tier({ type: 'early-bird', quota: 5 });
    const good = formRows(3);
    const bad = formRows(1, { 1: 'Ani\u0007', 2: 'nobody', 5: 'many' });
    const { data } = (await importer.check(formFile([...good, ...bad])).expect(200)).body;
    expect(data).toEqual({
      rows: 4,
      ready: 3,
      tickets: 6,
      amount: 354_000,
      known: 0,
      bad: 1,
      errors: [
        { row: 5, field: 'buyer_name', text: 'Name holds characters that can not be read.' },
        { row: 5, field: 'buyer_email', text: '"nobody" is not an email address.' },
        { row: 5, field: 'ticket_quantity', text: 'Ticket quantity must be between 1 and 100.' },
      ],
      seats: [{ ticket_type: 'early-bird', header: 'Early Bird', needed: 6, left: 5 }],
    });
    expect(await festival.rows(OrderEntity).countBy({ source: 'google_form' })).toBe(0);
    expect((await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'early-bird' })).sold).toBe(0);
  });

  it('finds a reference that is in the file twice', async () => {
    const [one = [], two = []] = formRows(2);
    const { data } = (await importer.check(formFile([one, [one[0] ?? '', ...two.slice(1)]])).expect(200)).body;
    expect(data).toMatchObject({ ready: 1, bad: 1, errors: [{ row: 3, field: 'reference' }] });
    expect(data.errors[0].text).toContain(`"${one[0]}" already stands in row 2.`);
  });

  it.each<[object, string]>([
    [{ mapping: undefined }, 'mapping'],
    [{ mapping: { ...IMPORT_PLAN.mapping, buyer_email: undefined } }, 'mapping.buyer_email'],
    [{ mapping: { ...IMPORT_PLAN.mapping, buyer_email: 100 } }, 'mapping.buyer_email'],
    [{ mapping: { ...IMPORT_PLAN.mapping, price: 1 } }, 'mapping.price'],
    [{ ticket_type: '' }, 'ticket_type'],
    [{ category: 'both' }, 'category'],
    [{ send_email: 'yes' }, 'send_email'],
    [{ language: 'fr' }, 'language'],
    [{ status: 'paid' }, 'status'],
  ])('refuses the plan %j', async (changes, field) => {
    expect(Object.keys((await importer.check(formFile(formRows(1)), changes).expect(422)).body.errors)).toEqual([
      field,
    ]);
  });

  it('refuses a plan that is no JSON with 400', async () => {
    const headers = { 'content-type': 'text/csv' };
    await admin.post('/api/admin/orders/import/check?plan={', formFile(formRows(1)), headers).expect(400);
    await admin.post('/api/admin/orders/import/check', formFile(formRows(1)), headers).expect(400);
  });
});
