import { type AdminOrder, type AdminTicket, MOST_COUNTED_HITS } from '@festival/contracts';
import { In, IsNull } from 'typeorm';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderSearchIndexService } from '../../src/orders/search/order-search-index.service.js';
import { walkOrders } from '../../src/orders/search/walk-hits.js';
import { Reader } from '../../src/platform/database/reader.js';
import type { PageOf } from '../../src/platform/lists/list-reader.js';
import { SearchTermEntity } from '../../src/orders/search/search-term.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder, manyOrders } from '../support/sales/made-orders.js';
import type { Visitor } from '../support/visitor.js';

/** More than two thousand, all found by the begin of their number: too many to be listed by their ids. */
const COUNT = 2_100;
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
  const { orders: later } = await list({ q: HITS }, [2_000, 2_004]);
  expect(later).toEqual(orders.slice(2_000, 2_005));
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
        for (const skip of [0, 490, 2_000]) {
          const page = { sort, order, skip, take: 25 };
          expect(await walkOrders(select(), page, lookup)).toEqual(ids.slice(skip, skip + 25));
        }
      }
    },
  );

  it('leaves out what does not fit', async () => {
    const second = (await walkOrders(select(), FIRST, lookup))?.at(1);
    const { orderNumber } = await festival.rows(OrderEntity).findOneByOrFail({ id: second });
    const own = { prefixes: [orderNumber.slice(5).toLowerCase()], containing: null };
    expect(await walkOrders(select(), FIRST, own)).toEqual([second]);
  });

  it('is left to the database when its page is not full for long', async () => {
    const nobody = { prefixes: ['nobody'], containing: null };
    expect(await walkOrders(select(), FIRST, nobody, 300)).toBeNull();
    expect(await walkOrders(select(), FIRST, nobody, 10_000)).toBeNull();
  });
});

describe('among so many orders that hits are not counted to their end', () => {
  /** Its buyer is found by nothing that the others are found by. */
  const OTHER = { id: 20_000, orderNumber: 'FEST-2025ZZZZZZ', buyerName: 'Nobody', buyerEmail: 'no@one.test' };
  const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;
  const PAGES = [
    [0, 24],
    [50, 74],
    [900, 999],
  ] as const;

  beforeAll(async () => {
    const orders = await festival.rows(OrderEntity).find({ where: { deletedAt: IsNull() }, order: { id: 'ASC' } });
    const [first] = orders;
    if (!first) throw new Error('There are no orders.');
    const other = { ...first, ...OTHER, buyerPhone: '6289999999999', openEmail: null, openPhone: null };
    await festival.rows(OrderEntity).insert(other);
    const tickets = [...orders, other].map((order, index) => ticketOf(order, index));
    for (let from = 0; from < tickets.length; from += 200)
      await festival.rows(TicketEntity).insert(tickets.slice(from, from + 200));
  });

  /** Every third is used; the other's code begins with what all addresses have. */
  function ticketOf(order: OrderEntity, index: number): Partial<TicketEntity> {
    const isOther = order.id === OTHER.id;
    return {
      ...(isOther ? { id: OTHER.id } : {}),
      ticketCode: isOther ? 'TKT-EXA000000001' : `TKT-${String(index).padStart(12, '0')}`,
      codeHash: String(index).padStart(14, '0'),
      orderId: order.id,
      orderNumber: order.orderNumber,
      ticketType: order.ticketType,
      number: 1,
      quantity: 1,
      buyerName: order.buyerName,
      buyerEmail: order.buyerEmail,
      category: order.category,
      status: index % 3 === 0 ? 'used' : 'valid',
      createdAt: order.createdAt,
    };
  }

  const isBuyer = (row: { buyerName: string; buyerEmail: string }): boolean =>
    /\bbuyer/i.test(`${row.buyerName} ${row.buyerEmail}`);

  async function tickets(filter: object, query = ''): Promise<{ tickets: AdminTicket[]; total: number }> {
    const path = `/api/admin/tickets?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`;
    const { body, headers } = await admin.get(path).expect(200);
    return { tickets: body.data as AdminTicket[], total: Number(String(headers['content-range']).split('/')[1]) };
  }

  it.each(PAGES)('lists the orders %d to %d of a search, alone and with a filter', async (from, to) => {
    for (const narrow of [{}, { status: 'settlement' }, { status: 'paid' }] as const) {
      const paid = { status: In(['paid', 'settlement', 'capture']) };
      const where = { ...(narrow.status === 'paid' ? paid : narrow), deletedAt: IsNull() };
      const rows = (await festival.rows(OrderEntity).find({ where, order: NEWEST_FIRST })).filter(isBuyer);
      const { orders, total } = await list({ q: 'buyer', ...narrow }, [from, to]);
      expect(orders.map(({ id }) => id)).toEqual(rows.slice(from, to + 1).map(({ id }) => id));
      expect(total).toBe(Math.min(rows.length, MOST_COUNTED_HITS));
    }
  });

  it('lists and counts all that few filters leave', async () => {
    const kept = await festival.rows(OrderEntity).find({ where: { status: 'deny', deletedAt: IsNull() } });
    await festival.rows(OrderEntity).update({ status: 'deny' }, { attention: 'amount_mismatch' });
    for (const filter of [{ status: 'deny' }, { attention: 'any' }]) {
      const { orders, total } = await list({ q: 'buyer', ...filter }, [0, 9]);
      expect(total).toBe(kept.length);
      expect(orders.every(({ status }) => status === 'deny')).toBe(true);
    }
  });

  it('lists by a column that no index has', async () => {
    const rows = (
      await festival.rows(OrderEntity).find({ where: { deletedAt: IsNull() }, order: { id: 'DESC' } })
    ).filter(isBuyer);
    const locked = rows.filter((_order, index) => index % 50 === 0).map(({ id }) => id);
    await festival.rows(OrderEntity).update({ id: In([...locked, OTHER.id]) }, { syncLocked: true });
    const sort = encodeURIComponent('["sync_locked","DESC"]');
    const { body } = await admin.get(`/api/admin/orders?filter={"q":"buyer"}&sort=${sort}&range=[0,9]`).expect(200);
    expect((body.data as AdminOrder[]).map(({ id }) => id)).toEqual(locked.slice(0, 10));
  });

  it.each(PAGES)('lists the tickets %d to %d of a search, alone and with a filter', async (from, to) => {
    for (const narrow of [{}, { status: 'used' }, { status: 'valid' }] as const) {
      const where = { status: In(['valid', 'used']), ...narrow, deletedAt: IsNull() };
      const rows = (await festival.rows(TicketEntity).find({ where, order: { id: 'DESC' } })).filter(isBuyer);
      const found = await tickets({ q: 'buyer', ...narrow }, `&range=[${from},${to}]`);
      expect(found.tickets.map(({ id }) => id)).toEqual(rows.slice(from, to + 1).map(({ id }) => id));
      expect(found.total).toBe(Math.min(rows.length, MOST_COUNTED_HITS));
    }
  });

  it('has the ticket among them whose code begins so', async () => {
    const found = await tickets({ q: 'exa' }, '&range=[0,4]');
    expect(found.tickets[0]?.id).toBe(OTHER.id);
    expect(found.tickets).toHaveLength(5);
    expect(found.total).toBe(MOST_COUNTED_HITS);
    const { tickets: alone } = await tickets({ q: 'nobody' });
    expect(alone.map(({ id }) => id)).toEqual([OTHER.id]);
  });

  it('finds nothing for a name that nobody has', async () => {
    for (const narrow of [{}, { status: 'paid' }])
      expect(await list({ q: 'Zzyzx Qwerty', ...narrow })).toEqual({ orders: [], total: 0 });
    for (const narrow of [{}, { status: 'used' }])
      expect(await tickets({ q: 'Zzyzx Qwerty', ...narrow })).toEqual({ tickets: [], total: 0 });
  });

  it('lists tickets by a column with empty values', async () => {
    const rows = (await festival.rows(TicketEntity).find({ where: { status: 'used' }, order: { id: 'DESC' } })).filter(
      isBuyer,
    );
    const [last, first] = rows;
    if (!last || !first) throw new Error('There are no used tickets.');
    await festival.rows(TicketEntity).update({ id: last.id }, { checkedInAt: new Date('2031-01-02T12:00:00Z') });
    await festival.rows(TicketEntity).update({ id: first.id }, { checkedInAt: new Date('2031-01-01T12:00:00Z') });
    await festival.rows(TicketEntity).update({ id: OTHER.id }, { checkedInAt: new Date('2031-01-03T12:00:00Z') });
    const sort = `&sort=${encodeURIComponent('["checked_in_at","DESC"]')}&range=[0,29]`;
    const { tickets: page } = await tickets({ q: 'buyer' }, sort);
    expect(page.slice(0, 2).map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(new Set(page.map(({ id }) => id)).size).toBe(30);
  });
});
