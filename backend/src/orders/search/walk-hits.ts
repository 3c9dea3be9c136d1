import { In, type SelectQueryBuilder } from 'typeorm';
import { rowsByIndex } from '../../platform/database/by-index.js';
import type { Reader } from '../../platform/database/reader.js';
import { indexOf, isUnique } from '../../platform/lists/ids-in-order.js';
import type { PageOf } from '../../platform/lists/list-reader.js';
import type { TicketEntity } from '../../tickets/ticket.entity.js';
import { OrderEntity } from '../order.entity.js';
import { fits, type Lookup, type SearchedOrder } from './search-terms.js';

/** Compared with the search in this process, which answers others in between; more at once the longer it takes. */
const FIRST_ROWS = 100;
const MOST_ROWS_AT_ONCE = 1_000;
const MOST_WALKED = 10_000;
/** By then it shows whether a page will be full after `MOST_WALKED`. */
const TELLING = 1_500;
const COMPARED = ['orderNumber', 'buyerName', 'buyerEmail', 'buyerPhone'] as const satisfies ReadonlyArray<
  keyof SearchedOrder & keyof OrderEntity
>;

/** Plain, since making entities of many rows takes longer than reading them; `value` is that of the page's sort. */
interface Row {
  id: number;
  value: unknown;
}

interface TicketRow extends Row {
  orderId: number;
  code: string;
}

/** A page of orders whose search finds very many of them: `select` is without the search, its orders under the alias `o`. */
export function walkOrders(
  select: SelectQueryBuilder<OrderEntity>,
  page: PageOf<OrderEntity>,
  lookup: Lookup,
  mostWalked?: number,
): Promise<number[] | null> {
  const compared = select.clone().select([]);
  for (const each of COMPARED) compared.addSelect(`o.${each}`, each);
  return walk<OrderEntity, Row & SearchedOrder>(
    compared,
    page,
    (rows) => rows.filter((each) => fits(each, lookup)),
    mostWalked,
  );
}

/**
 * A page of tickets whose search finds the orders of very many: `select` is without the search, its tickets under the alias
 * `t`. `isFoundByCode`: whether a ticket is found by its code.
 */
export function walkTickets(
  reader: Reader,
  select: SelectQueryBuilder<TicketEntity>,
  page: PageOf<TicketEntity>,
  lookup: Lookup,
  isFoundByCode: (ticket: { id: number; code: string }) => boolean,
): Promise<number[] | null> {
  const compared = select.clone().select('t.orderId', 'orderId').addSelect('t.ticketCode', 'code');
  return walk<TicketEntity, TicketRow>(compared, page, async (rows) => {
    const orders = reader.select(OrderEntity, 'o').select('o.id', 'id');
    for (const each of COMPARED) orders.addSelect(`o.${each}`, each);
    const ids = new Set(rows.map(({ orderId }) => orderId));
    const found = await orders.where({ id: In([...ids]) }).getRawMany<SearchedOrder & { id: number }>();
    const fitting = new Set(found.filter((each) => fits(each, lookup)).map(({ id }) => id));
    return rows.filter((row) => fitting.has(row.orderId) || isFoundByCode(row));
  });
}

/**
 * The ids of a page, whose rows are gone through in its order until it is full: sorting all hits would take half a second
 * among a million. Null: it isn't full after `mostWalked` rows, or won't be; or no index has the sort.
 */
async function walk<T extends { id: number }, R extends Row>(
  select: SelectQueryBuilder<T>,
  { sort, order, skip, take }: PageOf<T>,
  fitting: (rows: R[]) => R[] | Promise<R[]>,
  mostWalked = MOST_WALKED,
): Promise<number[] | null> {
  const { alias } = select;
  const index = indexOf(select, sort);
  if (!index) return null;
  const sorted = select.addSelect(`${alias}.id`, 'id').addSelect(`${alias}.${sort}`, 'value');
  sorted.orderBy(`${alias}.${sort}`, order);
  if (!isUnique(select, sort)) sorted.addOrderBy(`${alias}.id`, order);
  const found: number[] = [];
  let last: Row | undefined;
  let atOnce = FIRST_ROWS;
  for (let walked = 0; found.length < skip + take;) {
    if (walked >= mostWalked) return null;
    if (walked >= TELLING && found.length * mostWalked < (skip + take) * walked) return null;
    const part = last ? beyond(sorted.clone(), sort, order, last) : sorted.clone();
    part.limit(atOnce);
    const rows = await rowsByIndex<R>(part, index);
    found.push(...(await fitting(rows)).map(({ id }) => id));
    if (rows.length < atOnce) break;
    last = rows.at(-1);
    walked += rows.length;
    atOnce = Math.min(2 * atOnce, MOST_ROWS_AT_ONCE);
  }
  return found.slice(skip, skip + take);
}

/** The rows behind `last`, by a column without empty values. The first comparison is for the index: databases don't see it in the second. */
function beyond<T extends { id: number }>(
  select: SelectQueryBuilder<T>,
  sort: string,
  order: 'ASC' | 'DESC',
  last: Row,
): SelectQueryBuilder<T> {
  const { alias } = select;
  const further = order === 'ASC' ? '>' : '<';
  const values = { lastValue: last.value, lastId: last.id };
  if (isUnique(select, sort)) return select.andWhere(`${alias}.${sort} ${further} :lastValue`, values);
  return select
    .andWhere(`${alias}.${sort} ${further}= :lastValue`, values)
    .andWhere(`(${alias}.${sort} ${further} :lastValue OR ${alias}.id ${further} :lastId)`);
}
