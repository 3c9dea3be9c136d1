import type { SelectQueryBuilder } from 'typeorm';
import { rowsByIndex } from '../../platform/database/by-index.js';
import { indexOf } from '../../platform/lists/ids-in-order.js';
import type { PageOf } from '../../platform/lists/list-reader.js';
import type { OrderEntity } from '../order.entity.js';
import { fits, type Lookup, type SearchedOrder } from './search-terms.js';

/** Compared with the search in this process, which answers others in between; more at once the longer it takes. */
const FIRST_ORDERS = 100;
const MOST_ORDERS_AT_ONCE = 400;
/** By then a page is full among a million orders, unless the hits lie at its far end or a filter leaves out most of them. */
const MOST_WALKED = 10_000;
/** A unique column needs no tie-break, with which MariaDB would not use its index. */
const UNIQUE: ReadonlyArray<keyof OrderEntity> = ['id', 'orderNumber'];
const COMPARED = ['orderNumber', 'buyerName', 'buyerEmail', 'buyerPhone'] as const;

/** Plain, since making entities of many rows takes longer than reading them; `value` is that of the page's sort. */
interface Row extends SearchedOrder {
  id: number;
  value: unknown;
}

/**
 * The ids of a page of a search that finds very many orders: `select` (orders under the alias `o`, without the search) is
 * gone through in the order of the page until the page is full, which is soon. Reading all hits to sort them would take
 * half a second among a million orders. Null: it was not full after ten thousand orders.
 */
export async function walkHits(
  select: SelectQueryBuilder<OrderEntity>,
  { sort, order, skip, take }: PageOf<OrderEntity>,
  lookup: Lookup,
  mostWalked = MOST_WALKED,
): Promise<number[] | null> {
  const isUnique = UNIQUE.includes(sort);
  const sorted = select.clone().select('o.id', 'id').addSelect(`o.${sort}`, 'value').orderBy(`o.${sort}`, order);
  for (const each of COMPARED) sorted.addSelect(`o.${each}`, each);
  if (!isUnique) sorted.addOrderBy('o.id', order);
  const index = indexOf(select, sort);
  const found: number[] = [];
  let last: Row | undefined;
  let atOnce = FIRST_ORDERS;
  for (let walked = 0; found.length < skip + take;) {
    if (walked >= mostWalked) return null;
    const part = last ? beyond(sorted.clone(), sort, order, last, isUnique) : sorted.clone();
    part.limit(atOnce);
    const rows = await (index ? rowsByIndex<Row>(part, index) : part.getRawMany<Row>());
    found.push(...rows.filter((each) => fits(each, lookup)).map(({ id }) => id));
    if (rows.length < atOnce) break;
    last = rows.at(-1);
    walked += rows.length;
    atOnce = Math.min(2 * atOnce, MOST_ORDERS_AT_ONCE);
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
