import type { SelectQueryBuilder } from 'typeorm';
import type { PageOf } from '../../platform/lists/list-reader.js';
import type { OrderEntity } from '../order.entity.js';
import type { ManyHits } from './search-hits.js';
import { fits, type SearchedOrder } from './search-terms.js';

/** Ids alone are read from the index by which the page is sorted. */
const IDS_AT_ONCE = 5_000;
/** Orders that are compared with the search, in this process, which answers others in between. */
const ORDERS_AT_ONCE = 200;
/** A unique column needs no tie-break, with which MariaDB would not use its index. */
const UNIQUE: ReadonlyArray<keyof OrderEntity> = ['id', 'orderNumber'];

/** Plain, since making entities of many rows takes longer than reading them; `value` is that of the page's sort. */
interface Row extends SearchedOrder {
  id: number;
  value: unknown;
}

/**
 * The ids of a page of a search that finds very many orders: `select` (orders under the alias `o`, without the search) is
 * gone through in the order of the page until the page is full, which is soon. Reading all hits to sort them would take
 * half a second among a million orders.
 */
export async function walkHits(
  select: SelectQueryBuilder<OrderEntity>,
  { sort, order, skip, take }: PageOf<OrderEntity>,
  hits: ManyHits,
): Promise<number[]> {
  const { known, lookup } = hits;
  const isHit = known ? ({ id }: Row) => known.has(id) : (each: Row) => fits(each, lookup);
  const compared = known ? [] : (['orderNumber', 'buyerName', 'buyerEmail', 'buyerPhone'] as const);
  const atOnce = known ? IDS_AT_ONCE : ORDERS_AT_ONCE;
  const isUnique = UNIQUE.includes(sort);
  const sorted = select
    .clone()
    .select('o.id', 'id')
    .addSelect(`o.${sort}`, 'value')
    .orderBy(`o.${sort}`, order)
    .limit(atOnce);
  for (const each of compared) sorted.addSelect(`o.${each}`, each);
  if (!isUnique) sorted.addOrderBy('o.id', order);
  const found: number[] = [];
  for (let last: Row | undefined; found.length < skip + take;) {
    const part = last ? beyond(sorted.clone(), sort, order, last, isUnique) : sorted;
    const rows = await part.getRawMany<Row>();
    found.push(...rows.filter(isHit).map(({ id }) => id));
    last = rows.at(-1);
    if (rows.length < atOnce) break;
  }
  return found.slice(skip, skip + take);
}

/** The rows behind `last`. The first comparison is for the index: databases don't see it in the second. */
function beyond(
  select: SelectQueryBuilder<OrderEntity>,
  sort: keyof OrderEntity,
  order: 'ASC' | 'DESC',
  last: Row,
  isUnique: boolean,
): SelectQueryBuilder<OrderEntity> {
  const further = order === 'ASC' ? '>' : '<';
  const values = { lastValue: last.value, lastId: last.id };
  if (isUnique) return select.andWhere(`o.${sort} ${further} :lastValue`, values);
  return select
    .andWhere(`o.${sort} ${further}= :lastValue`, values)
    .andWhere(`(o.${sort} ${further} :lastValue OR o.id ${further} :lastId)`);
}
