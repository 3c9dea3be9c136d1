import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { ROWS_PER_PAGE } from '../src/tickets/gate/door-list/door-list-pdf.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { pageCount, pdfTexts } from './support/mail/mail-parsing.js';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import { TicketMaker } from './support/sales/tickets.js';
import { newBuyer, type Visitor } from './support/visitor.js';

let festival: Festival;
let admin: Visitor;
let make: TicketMaker;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  make = new TicketMaker(festival);
});
afterAll(() => festival.close());

async function printed(sort?: string, visitor = admin): Promise<string[]> {
  const path = `/api/admin/tickets/door-list.pdf${sort ? `?sort=${sort}` : ''}`;
  const answer = await visitor.get(path).responseType('blob').expect(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(`inline; filename="door-list-by-${sort ?? 'name'}.pdf"`);
  const pages = pagesOf(answer.body as Buffer);
  expect(pageCount(answer.body as Buffer)).toBe(pages.length);
  return pages;
}

const FESTIVAL = 'The Legacy of the Five Realms';

/** The texts of each page; every page begins with the festival's name. */
function pagesOf(pdf: Buffer): string[] {
  const pages: string[] = [];
  for (const text of pdfTexts(pdf)) {
    if (text === FESTIVAL) pages.push('');
    pages.push(`${pages.pop() ?? ''}${text}\n`);
  }
  return pages;
}

const named = (name: string, status: TicketEntity['status'] = 'valid') => make.ticket(status, { ...newBuyer(), name });

it('an empty list is one page that says so', async () => {
  const pages = await printed();
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Page 1 of 1');
  expect(pages[0]).toContain('Door list by name, 0 tickets. Printed');
});

it('lists tickets that let in, with whole codes, tier and order, by name or by code', async () => {
  const [zahra, adi] = [await named('zahra putri'), await named('Adi Nugroho')];
  const used = await named('Made Wirawan');
  await admin.post(`/api/tickets/checkin/${used.ticketCode}`).expect(200);
  const cancelled = await named('Gone Away', 'cancelled');
  const [page = ''] = await printed();
  for (const text of [FESTIVAL, 'Page 1 of 1', 'WIB', zahra.ticketCode, adi.orderNumber, 'Pre Sales 2']) {
    expect(page).toContain(text);
  }
  expect(page).toMatch(/Made Wirawan[\s\S]*\d\d:\d\d/);
  expect(page).not.toContain(cancelled.ticketCode);
  expect(page.indexOf('Adi Nugroho')).toBeLessThan(page.indexOf('zahra putri'));
  const [byCode = ''] = await printed('code');
  const codes = [zahra, adi, used].map(({ ticketCode }) => ticketCode).sort();
  expect(codes.map((code) => byCode.indexOf(code))).toEqual(
    codes.map((code) => byCode.indexOf(code)).toSorted((a, b) => a - b),
  );
});

it('names in any script do not break it', async () => {
  const names = ['花子 山田', 'Ольга', 'محمد علي', '👑🎉', 'A'.repeat(190), 'Ő\u0301\u0000x', "O'Brien (\\)"];
  const tickets = await Promise.all(names.map((name) => named(name.replaceAll('\u0000', ''))));
  const [page = ''] = await printed();
  for (const { ticketCode } of tickets) expect(page).toContain(ticketCode);
});

it('of a name that its font lacks it has the address, in the place where one looks for that', async () => {
  const buyer = { ...newBuyer(), email: `hanako.${newBuyer().email}` };
  await make.ticket('valid', { ...buyer, name: '花子 山田' });
  await named('Gita Before');
  await named('Wayan After?');
  const [page = ''] = await printed();
  expect(page).not.toContain('??');
  const places = ['Gita Before', buyer.email, 'Wayan After?'].map((text) => page.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('has many rows on a page and numbers its pages', async () => {
  const ticket = await named('Copied');
  const { id: _id, ...values } = await festival.rows(TicketEntity).findOneByOrFail({ id: ticket.id });
  const codes = Array.from({ length: ROWS_PER_PAGE * 2 }, (_, index) => `COPY-${String(index).padStart(4, '0')}`);
  await festival
    .rows(TicketEntity)
    .insert(codes.map((ticketCode) => ({ ...values, ticketCode, codeHash: ticketCode })));
  const pages = await printed('code');
  expect(ROWS_PER_PAGE).toBeGreaterThan(40);
  expect(pages).toHaveLength(3);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of 3`));
  for (const code of codes) expect(pages.filter((page) => page.includes(code))).toHaveLength(1);
});

it('is audited', async () => {
  await printed('code');
  const entry = await festival
    .rows(AuditEntryEntity)
    .findOne({ where: { action: 'door_list' }, order: { id: 'DESC' } });
  expect(entry).toMatchObject({ resource: 'tickets', adminEmail: 'admin@festival.local', after: { sort: 'code' } });
});

it('refuses another order with 400, and who may not see the tickets', async () => {
  await admin.get('/api/admin/tickets/door-list.pdf?sort=email').expect(400);
  for (const role of ['gate', 'content'] as const) {
    await (await staff(festival, role)).get('/api/admin/tickets/door-list.pdf').expect(403);
  }
  await festival.visitor().get('/api/admin/tickets/door-list.pdf').expect(401);
  await printed('name', await staff(festival, 'finance'));
});
