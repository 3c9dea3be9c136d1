import type { AdminOrder } from '@festival/contracts';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchIndexService } from '../../src/orders/search/order-search-index.service.js';
import { SearchTermEntity } from '../../src/orders/search/search-term.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let index: OrderSearchIndexService;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  index = festival.get(OrderSearchIndexService);
  await festival.tier({ price: 50_000 });
});
afterAll(() => festival.close());

const search = async (text: string, more: object = {}): Promise<string[]> => {
  const filter = encodeURIComponent(JSON.stringify({ q: text, ...more }));
  const { body } = await admin.get(`/api/admin/orders?filter=${filter}&range=[0,99]`).expect(200);
  return (body.data as AdminOrder[]).map((order) => order.order_number);
};

/** Lets the time pass that orders wait for their terms, and gives them theirs. */
async function indexAll(): Promise<void> {
  festival.clock.advanceMinutes(6);
  while ((await index.step()) > 0);
}

const named = (name: string, email = newBuyer().email) => ({ ...newBuyer(), name, email });

describe.each([
  ['an order of this moment', async () => undefined],
  ['an order that has its terms', indexAll],
])('%s is found', (_when, then) => {
  let order: OrderEntity;
  const phone = '0813' + String(Math.floor(Math.random() * 1e7)).padStart(8, '1');

  beforeAll(async () => {
    const id = newBuyer().email.slice(5, 15);
    order = await madeOrder(
      festival,
      {},
      {},
      { name: 'José Wíjaya 100%_Unik', email: `jose.w${id}@campus.example`, phone },
    );
    await madeOrder(festival, {}, {}, named('Somebody Else'));
    await then();
  });
  afterEach(async () => festival.rows(OrderEntity).update({ id: order.id }, { deletedAt: null }));

  it.each([
    ['a word of the name', () => 'wijaya'],
    ['the name in capitals, with its accents', () => 'JOSÉ WÍJ'],
    ['wildcards, taken for plain characters', () => '100%_uni'],
    ['the address', () => order.buyerEmail.toUpperCase()],
    ['the begin of a word of the address', () => order.buyerEmail.slice(5, 14)],
    ['the order number', () => order.orderNumber],
    ['the begin of the order number', () => order.orderNumber.slice(0, 11).toLowerCase()],
    ['a piece of the order number', () => order.orderNumber.slice(7, 13)],
    ['the phone number as people write it', () => `${phone.slice(0, 4)}-${phone.slice(4, 8)}-${phone.slice(8)}`],
    ['the end of the phone number', () => phone.slice(-7)],
  ])('by %s', async (_by, text) => {
    expect(await search(text())).toContain(order.orderNumber);
  });

  it('and other orders are not', async () => {
    expect(await search('100xxuni')).toEqual([]);
    expect(await search('wijaya-unik')).toEqual([]);
    expect(await search('zzzz')).toEqual([]);
  });

  it('with the other filters', async () => {
    expect(await search(order.orderNumber, { status: 'paid' })).toEqual([]);
    expect(await search(order.orderNumber, { status: 'pending' })).toEqual([order.orderNumber]);
  });

  it('by short text too, and by text without a letter or digit, which is looked for anywhere', async () => {
    expect(await search(order.orderNumber.slice(-2))).toContain(order.orderNumber);
    expect(await search(order.orderNumber.slice(-1))).toContain(order.orderNumber);
    expect(await search('%_')).toContain(order.orderNumber);
  });

  it('no more once it is deleted', async () => {
    await festival.rows(OrderEntity).update({ id: order.id }, { deletedAt: new Date() });
    expect(await search(order.orderNumber)).toEqual([]);
  });
});

it('leaves orders alone that were placed just now, and those after them', async () => {
  await indexAll();
  const before = await index.indexedTo();
  const placed = await madeOrder(festival);
  await madeOrder(festival, { updatedAt: new Date(0) });
  expect(await index.step()).toBe(0);
  expect(await index.indexedTo()).toBe(before);
  expect(await festival.rows(SearchTermEntity).countBy({ orderId: placed.id })).toBe(0);
});

it('is not held up by an order that is changed again and again', async () => {
  const order = await madeOrder(festival);
  festival.clock.advanceMinutes(6);
  await festival.rows(OrderEntity).update({ id: order.id }, { updatedAt: festival.clock.now() });
  while ((await index.step()) > 0);
  expect(await index.indexedTo()).toBeGreaterThanOrEqual(order.id);
});

it('two at once give each order its terms once', async () => {
  await Promise.all([madeOrder(festival), madeOrder(festival), madeOrder(festival)]);
  festival.clock.advanceMinutes(6);
  const done = await Promise.all([index.step(), index.step(), index.step()]);
  expect(done.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(3);
  const last = await festival.rows(OrderEntity).maximum('id');
  expect(await index.indexedTo()).toBe(last);
});

describe('a corrected address', () => {
  const correct = (order: OrderEntity, after: string) =>
    festival.get(Transactions).run(async (db) => {
      await db.update(OrderEntity, { id: order.id }, { buyerEmail: after });
      await index.correct(db, order, { ...order, buyerEmail: after });
    });

  it('is found at once, the former one no more, and what both share stays', async () => {
    const order = await madeOrder(
      festival,
      {},
      {},
      named('Wrongly Typed', newBuyer().email.replace('siti-', 'wrongly.typed')),
    );
    await indexAll();
    const after = newBuyer().email.replace('siti-', 'rightly.typed');
    await correct(order, after);
    expect(await search(after)).toEqual([order.orderNumber]);
    expect(await search(order.buyerEmail)).toEqual([]);
    expect(await search('wrongly typed')).toEqual([order.orderNumber]);
  });

  it('of an order without terms yet is the one that it gets', async () => {
    const order = await madeOrder(festival);
    const after = `later${order.id}@campus.example`;
    await correct(order, after);
    await indexAll();
    expect(await search(after)).toEqual([order.orderNumber]);
    expect(await search(order.buyerEmail)).toEqual([]);
  });

  it('that comes while the order gets its terms is not lost', async () => {
    const order = await madeOrder(festival);
    festival.clock.advanceMinutes(6);
    const after = `meanwhile${order.id}@campus.example`;
    await Promise.all([index.step(), correct(order, after), index.step()]);
    expect(await search(after)).toEqual([order.orderNumber]);
    expect(await search(order.buyerEmail)).toEqual([]);
    expect(await festival.rows(SearchTermEntity).countBy({ term: after.slice(0, 32) })).toBe(1);
  });
});
