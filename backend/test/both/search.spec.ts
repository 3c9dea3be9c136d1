import type { Role, SearchKind, SearchResults } from '@festival/contracts';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import type { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { teach } from '../support/content/knowledge.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let order: OrderEntity;
const log: string[] = [];

const BUYER = { ...newBuyer(), name: 'Maharani Gatotkaca', email: 'gatotkaca.sari@example.com' };

const find = async (q: string, who: Visitor = admin): Promise<SearchResults['groups']> =>
  (await who.get(`/api/admin/search?q=${encodeURIComponent(q)}`).expect(200)).body.data.groups;
const kindsOf = async (q: string, who?: Visitor): Promise<SearchKind[]> => (await find(q, who)).map(({ kind }) => kind);

beforeAll(async () => {
  festival = await Festival.open({ log });
  admin = await festival.admin();
  await teach(festival);
  await festival.tier({ price: 0 });
  order = await madeOrder(festival, {}, {}, BUYER);
});
afterAll(() => festival.close());

it.each<[string, () => string]>([
  ['its number', () => order.orderNumber],
  ['a piece of its number', () => order.orderNumber.slice(8)],
  ['the name', () => 'gatotkaca'],
  ['the mail address', () => BUYER.email],
  ['the phone number', () => BUYER.phone.slice(-6)],
])('finds an order by %s', async (_name, text) => {
  const [group] = await find(text());
  expect(group?.kind).toBe('orders');
  expect(group?.hits).toContainEqual({
    resource: 'orders',
    id: order.id,
    title: order.orderNumber,
    detail: `${BUYER.name} · ${BUYER.email}`,
  });
});

it('finds a ticket by the begin of its code, which it doesn’t show', async () => {
  const ticket = await festival.rows(TicketEntity).findOneByOrFail({ orderId: order.id });
  for (const text of [ticket.ticketCode, ticket.ticketCode.slice(4, 10), ticket.ticketCode.slice(0, 9).toLowerCase()]) {
    const group = (await find(text)).find(({ kind }) => kind === 'tickets');
    expect(group?.hits).toMatchObject([{ resource: 'tickets', id: order.id }]);
    expect(JSON.stringify(group)).not.toContain(ticket.ticketCode);
  }
});

it('finds codes, tiers, content, knowledge and people', async () => {
  expect(await find('crown01')).toMatchObject([
    { kind: 'codes', hits: [{ resource: 'referral-codes', title: 'CROWN01' }] },
  ]);
  expect(await find('unity10')).toMatchObject([{ kind: 'codes', hits: [{ resource: 'discount-codes' }] }]);
  expect((await find('pre sales 2')).find(({ kind }) => kind === 'tiers')?.hits).toMatchObject([
    { resource: 'ticket-types', detail: 'pre-sales-2' },
  ]);
  expect(await find('bring a camera')).toMatchObject([
    { kind: 'knowledge', hits: [{ title: 'Can I bring a camera?' }] },
  ]);
  expect((await find('admin@festival')).find(({ kind }) => kind === 'people')?.hits).toMatchObject([
    { resource: 'users', detail: 'admin@festival.local · Super Admin' },
  ]);
});

it('gives five of a kind and says that there are more', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    code: `GARUDA${index}`,
    panitiaName: 'Panitia',
    isActive: true,
    uses: 0,
    createdAt: new Date(),
  }));
  await festival.rows(ReferralCodeEntity).insert(rows as never);
  const [group] = await find('garuda');
  expect(group?.hits).toHaveLength(5);
  expect(group?.has_more).toBe(true);
});

it.each<[Role, SearchKind[]]>([
  ['super_admin', ['orders', 'codes', 'content', 'people']],
  ['finance', ['orders', 'codes']],
  ['content', ['content']],
  ['gate', []],
])('shows %s what the role may read', async (role, kinds) => {
  await madeOrder(festival, {}, {}, { ...newBuyer(), name: 'Zulkarnain Buyer' });
  await festival.rows(ReferralCodeEntity).delete({ code: 'ZULKARNAIN' });
  const code = { code: 'ZULKARNAIN', panitiaName: 'Panitia', isActive: true, uses: 0, createdAt: new Date() };
  await festival.rows(ReferralCodeEntity).insert(code as never);
  const [video] = (await admin.get('/api/admin/archive-videos').expect(200)).body.data as Array<{ id: number }>;
  await admin.put(`/api/admin/archive-videos/${video?.id}`, { ...video, title: 'Zulkarnain live' }).expect(200);
  const who = await staff(festival, role);
  const me = (await who.get('/api/auth/me').expect(200)).body.data as { id: number };
  if (role === 'super_admin')
    await admin.put(`/api/admin/users/${me.id}`, { name: 'Zulkarnain Staff', role }).expect(200);
  expect(await kindsOf('zulkarnain', who)).toEqual(kinds);
});

it('refuses a text that fits too much, and a visitor', async () => {
  for (const q of ['', 'ab', '  ab  ', 'x'.repeat(101)]) {
    const { body } = await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`).expect(400);
    expect(body.message).toMatch(/^Type at (?:least 3|most 100) characters\.$/);
  }
  await admin.get('/api/admin/search').expect(400);
  await festival.visitor().get('/api/admin/search?q=gatotkaca').expect(401);
});

it('writes the text into no log', () => {
  expect(log.length).toBeGreaterThan(0);
  for (const text of ['gatotkaca', BUYER.phone.slice(-6), 'zulkarnain'])
    expect(log.filter((line) => line.toLowerCase().includes(text))).toEqual([]);
});
