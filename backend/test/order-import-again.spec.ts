import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import { formFile, formRows, Importer } from './support/sales/import-file.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const AMOUNT = 6;

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

type Rows = readonly string[][];
const ordersOf = async (rows: Rows): Promise<OrderEntity[]> => {
  const found = rows.map((row) =>
    festival.rows(OrderEntity).find({ where: { buyerEmail: row[2] ?? '' }, order: { id: 'ASC' } }),
  );
  return (await Promise.all(found)).flat();
};
const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'early-bird' })).sold;
const check = async (rows: Rows, plan: object = {}) =>
  (await importer.check(formFile(rows), plan).expect(200)).body.data;
const withAmount = (rows: Rows, amount: string): string[][] =>
  rows.map((row) => row.map((cell, index) => (index === AMOUNT ? amount : cell)));

async function remove(orders: readonly OrderEntity[]): Promise<void> {
  for (const { orderNumber } of orders) {
    const words = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: orderNumber };
    await admin.delete(`/api/orders/${orderNumber}`, words).expect(200);
  }
}

describe('an import that was wrong', () => {
  it('is mended by deleting its orders and importing the right file', async () => {
    const rows = formRows(3);
    await importer.run(formFile(rows), { confirm_rows: 3 });
    await remove(await ordersOf(rows));
    const right = withAmount(rows, 'Rp 236.000');
    expect(await check(right)).toMatchObject({ ready: 3, known: 0, bad: 0, amount: 708_000 });
    await importer.run(formFile(right), { confirm_rows: 3 });
    const alive = (await ordersOf(rows)).filter(({ deletedAt }) => deletedAt === null);
    expect(alive.map(({ finalAmount }) => finalAmount)).toEqual([236_000, 236_000, 236_000]);
    expect(alive.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(await sold()).toBe(6);
    expect(await check(right)).toMatchObject({ ready: 0, known: 3, bad: 0 });
  });

  it('is mended by two admins at once, with each row made once', async () => {
    const rows = formRows(8);
    await importer.run(formFile(rows), { confirm_rows: 8 });
    await remove(await ordersOf(rows));
    const other = new Importer(await staff(festival, 'finance'));
    await Promise.all([importer, other].map((each) => each.start(formFile(rows), { confirm_rows: 8 })));
    expect((await ordersOf(rows)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(8);
    expect(await sold()).toBe(16);
  });

  it.each([
    ['amount', withAmount, {}],
    ['tier', (rows: Rows) => rows, { ticket_type: 'pre-sales-2' }],
  ])('is told of while its orders are there: another %s is no known row', async (_name, change, plan) => {
    const rows = formRows(1);
    await importer.run(formFile(rows), { confirm_rows: 1 });
    const [order] = await ordersOf(rows);
    const { errors, ...data } = await check(change(rows, 'Rp 236.000'), plan);
    expect(data).toMatchObject({ ready: 0, known: 0, bad: 1 });
    expect(errors[0].text).toBe(
      `Reference "${rows[0]?.[0]}" was imported before with other data: order ${order?.orderNumber}.`,
    );
  });
});
