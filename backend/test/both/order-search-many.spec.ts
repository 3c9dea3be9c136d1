import type { AdminOrder } from '@festival/contracts';
import { In, IsNull } from 'typeorm';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchIndexService } from '../../src/orders/search/order-search-index.service.js';
import { walkHits } from '../../src/orders/search/walk-hits.js';
import { Reader } from '../../src/platform/database/reader.js';
import type { PageOf } from '../../src/platform/lists/list-reader.js';
import { SearchTermEntity } from '../../src/orders/search/search-term.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder, manyOrders } from '../support/sales/made-orders.js';
import type { Visitor } from '../support/visitor.js';

/** More than a thousand, all found by the begin of their number: too many to be listed by their ids. */
const COUNT = 1_100;
const HITS = 'FEST-';

let festival: Festival;
let admin: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await festival.tier({ price: 50_000 });
  await manyOrders(festival, COUNT);
});
afterAll(() => festival.close());

/** A page of the list, and the total that its header tells. */
async function list(filter: object, range = [0, 24]): Promise<{ orders: AdminOrder[]; total: number }> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${JSON.stringify(range)}`;
  const { body, headers } = await admin.get(`/api/admin/orders?${query}`).expect(200);
  return { orders: body.data as AdminOrder[], total: Number(String(headers['content-range']).split('/')[1]) };
}

const there = () => festival.rows(OrderEntity).countBy({ deletedAt: IsNull() });

it('pages through all of them, each once, newest first', async () => {
  const { orders, total } = await list({ q: HITS }, [0, COUNT - 1]);
  expect(total).toBe(COUNT);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(COUNT);
  const times = orders.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  const { orders: later } = await list({ q: HITS }, [1_000, 1_004]);
  expect(later).toEqual(orders.slice(1_000, 1_005));
});

it('narrows them by the other filters', async () => {
  const { orders, total } = await list({ q: HITS, status: 'paid' });
  const statuses = ['paid', 'settlement', 'capture'] as const;
  expect(total).toBe(await festival.rows(OrderEntity).countBy({ status: In(statuses), deletedAt: IsNull() }));
  expect(orders.every(({ status }) => statuses.some((each) => each === status))).toBe(true);
});

it('has a new order among them, once, before and after it gets its terms', async () => {
  const order = await madeOrder(festival);
  const index = festival.get(OrderSearchIndexService);
  for (const then of [async () => undefined, () => index.step()]) {
    await then();
    const { orders, total } = await list({ q: HITS });
    expect(orders.filter(({ id }) => id === order.id)).toHaveLength(1);
    expect(total).toBe(await there());
    festival.clock.advanceMinutes(6);
  }
});

it('neither lists nor counts a deleted order, with or without its terms', async () => {
  const index = festival.get(OrderSearchIndexService);
  while ((await index.step()) > 0);
  const unindexed = await madeOrder(festival, { syncLocked: true });
  const old = await festival.rows(OrderEntity).findOneByOrFail({ id: await index.indexedTo() });
  await festival.rows(OrderEntity).update({ id: old.id }, { syncLocked: true });
  for (const order of [unindexed, old]) {
    const confirm = { confirm1: 'I_UNDERSTAND_DELETE', confirm2: order.orderNumber };
    await admin.post(`/api/orders/${order.orderNumber}/delete`, confirm).expect(200);
    const { orders, total } = await list({ q: HITS });
    expect(orders.map(({ id }) => id)).not.toContain(order.id);
    expect(total).toBe(await there());
  }
  festival.clock.advanceMinutes(6);
  while ((await index.step()) > 0);
  expect(await festival.rows(SearchTermEntity).countBy({ orderId: In([unindexed.id, old.id]) })).toBe(0);
  expect((await list({ q: HITS })).total).toBe(await there());
});

describe('a search with more hits than are counted', () => {
  const select = () => festival.get(Reader).select(OrderEntity, 'o').where('o.deletedAt IS NULL');
  const lookup = { prefixes: [HITS.toLowerCase()], containing: null };
  const FIRST: PageOf<OrderEntity> = { sort: 'id', order: 'ASC', skip: 0, take: 2 };

  it.each(['createdAt', 'id', 'orderNumber', 'finalAmount', 'status'] as const)(
    'is listed by %s as one with fewer',
    async (sort) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const rows = await festival.rows(OrderEntity).find({
          where: { deletedAt: IsNull() },
          order: sort === 'id' ? { id: order } : { [sort]: order, id: order },
          select: { id: true },
        });
        const ids = rows.map(({ id }) => id);
        for (const skip of [0, 490, 1_000]) {
          const page = { sort, order, skip, take: 25 };
          expect(await walkHits(select(), page, lookup)).toEqual(ids.slice(skip, skip + 25));
        }
      }
    },
  );

  it('leaves out what does not fit', async () => {
    const second = (await walkHits(select(), FIRST, lookup))?.at(1);
    const { orderNumber } = await festival.rows(OrderEntity).findOneByOrFail({ id: second });
    const own = { prefixes: [orderNumber.slice(5).toLowerCase()], containing: null };
    expect(await walkHits(select(), FIRST, own)).toEqual([second]);
  });

  it('is left to the database when its page is not full for long', async () => {
    const nobody = { prefixes: ['nobody'], containing: null };
    expect(await walkHits(select(), FIRST, nobody, 300)).toBeNull();
    expect(await walkHits(select(), FIRST, nobody, 10_000)).toEqual([]);
  });
});
