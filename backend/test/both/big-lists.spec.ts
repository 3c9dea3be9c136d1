import type { AdminOrder } from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

/** So many that a page is found by going through the index of its sort, and so few of each tier that these are sorted. */
const ORDERS = 600;
/** A table is taken for big by its newest id. */
const FIRST_ID = 9_500;
const PAGE = 25;
const TIERS = ['early-bird', 'presale', 'regular'];
const STATUSES = ['settlement', 'pending', 'expire'] as const;

let festival: Festival;
let admin: Visitor;
let rows: OrderEntity[];

beforeAll(async () => {
  festival = await Festival.open();
  admin = await staff(festival, 'super_admin');
  const made = await madeOrder(festival);
  const all = Array.from({ length: ORDERS }, (_, index) => ({
    ...made,
    id: FIRST_ID + index,
    orderNumber: `FEST-${String((index * 7_919) % ORDERS).padStart(10, '0')}`,
    buyerName: `Buyer ${(index * 31) % 97}`,
    // One tier has its orders at the far end of the default sort, as one that is long sold out.
    ticketType: TIERS[Math.floor((index * TIERS.length) / ORDERS)] ?? '',
    ticketQuantity: (index % 5) + 1,
    amount: ((index * 13) % 50) * 1_000,
    finalAmount: ((index * 17) % 40) * 1_000,
    status: STATUSES[index % STATUSES.length] ?? 'pending',
    source: index % 4 === 0 ? ('google_form' as const) : ('web' as const),
    attention: index % 50 === 0 ? ('amount_mismatch' as const) : null,
    openEmail: null,
    openPhone: null,
    // Not in the order of the ids.
    createdAt: new Date(made.createdAt.getTime() + ((index * 401) % ORDERS) * 1_000),
    deletedAt: index % 30 === 7 ? made.createdAt : null,
  }));
  for (let from = 0; from < ORDERS; from += 200) await festival.rows(OrderEntity).insert(all.slice(from, from + 200));
  rows = await festival.rows(OrderEntity).find();
});
afterAll(() => festival.close());

const SORTS = {
  id: 'id',
  order_number: 'orderNumber',
  buyer_name: 'buyerName',
  final_amount: 'finalAmount',
  amount: 'amount',
  ticket_quantity: 'ticketQuantity',
  status: 'status',
  source: 'source',
  ticket_type: 'ticketType',
  sync_locked: 'syncLocked',
  created_at: 'createdAt',
} as const satisfies Record<string, keyof OrderEntity>;

const FILTERS: ReadonlyArray<readonly [object, (order: OrderEntity) => boolean]> = [
  [{}, () => true],
  [{ ticket_type: 'early-bird' }, ({ ticketType }) => ticketType === 'early-bird'],
  [{ ticket_type: 'regular', status: 'paid' }, (o) => o.ticketType === 'regular' && o.status === 'settlement'],
  [{ status: 'pending' }, ({ status }) => status === 'pending'],
  [{ source: 'web' }, ({ source }) => source === 'web'],
  [{ attention: 'any' }, ({ attention }) => attention !== null],
];

function compare(one: OrderEntity, other: OrderEntity, field: keyof OrderEntity): number {
  const [a, b] = [one[field] ?? '', other[field] ?? ''];
  if (a < b) return -1;
  return a > b ? 1 : one.id - other.id;
}

describe.each(FILTERS)('with more than 10,000 rows and the filter %j', (filter, fits) => {
  it.each(Object.entries(SORTS))('pages are complete and in order: by %s', async (sort, field) => {
    const expected = rows.filter((row) => row.deletedAt === null && fits(row));
    for (const order of ['ASC', 'DESC'] as const) {
      const sorted = expected.toSorted((one, other) => compare(one, other, field) * (order === 'ASC' ? 1 : -1));
      const last = Math.floor((sorted.length - 1) / PAGE) * PAGE;
      for (const from of [0, last]) {
        const query = new URLSearchParams({
          filter: JSON.stringify(filter),
          sort: JSON.stringify([sort, order]),
          range: `[${from},${from + PAGE - 1}]`,
        });
        const answer = await admin.get(`/api/admin/orders?${query}`).expect(200);
        expect(answer.headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
        expect((answer.body.data as AdminOrder[]).map(({ id }) => id)).toEqual(
          sorted.slice(from, from + PAGE).map(({ id }) => id),
        );
      }
    }
  });
});
