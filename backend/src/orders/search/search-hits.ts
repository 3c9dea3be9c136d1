import { normalizePhone } from '@festival/contracts';
import type { ObjectLiteral, SelectQueryBuilder, WhereExpressionBuilder } from 'typeorm';
import { containing, whereBeginsWith } from '../../platform/database/text-search.js';
import { OrderEntity } from '../order.entity.js';
import { SearchTermEntity } from './search-term.entity.js';
import type { Lookup } from './search-terms.js';

/** The terms of the orders up to `indexedTo` that begin with one of the prefixes. */
export interface TermRange {
  prefixes: string[];
  indexedTo: number;
}

/** Many orders: those with terms in the range, and the ids of newer hits that have no terms yet. */
export interface ManyHits extends TermRange {
  by: 'terms';
  unindexed: number[];
  lookup: Lookup;
  /** The ids of the first of them, more than `MOST_COUNTED_HITS`. */
  some: number[];
}

/** Few orders by their ids, many by a range of terms, or every order that contains the text (`LIKE`). */
export type SearchHits = { by: 'ids'; ids: number[] } | ManyHits | { by: 'text' };

/** A filter whose search has been looked up. */
export type Found<F> = F & { hits: SearchHits };

/** Some of many hits. */
export const someOf = ({ some }: ManyHits): SearchHits => ({ by: 'ids', ids: some });

/** Narrows a select of terms under the alias `t`. */
export function whereInRange<T extends ObjectLiteral>(select: SelectQueryBuilder<T>, range: TermRange): void {
  select.where('t.orderId <= :indexedTo', { indexedTo: range.indexedTo });
  whereBeginsWith(select, 't.term', ...range.prefixes);
}

/** Narrows a select of orders under the alias `o` to what a search found. */
export function whereFound(select: SelectQueryBuilder<OrderEntity>, search: string, hits: SearchHits): void {
  if (hits.by === 'text') whereContaining(select, search);
  else if (hits.by === 'terms') whereAmong(select, hits);
  else if (hits.ids.length === 0) select.andWhere('1 = 0');
  else select.andWhere('o.id IN (:...hits)', { hits: hits.ids });
}

/** Narrows a select of orders under the alias `o` to those that have the text anywhere in a field. */
export function whereContaining(select: SelectQueryBuilder<OrderEntity>, search: string): void {
  const text = containing(search);
  const phone = normalizePhone(search);
  // Addresses are stored in lower case, numbers in upper case: only names need folding, which costs more than comparing.
  const parts = [
    `LOWER(o.buyerName) LIKE :text ESCAPE '!'`,
    `o.buyerEmail LIKE :text ESCAPE '!'`,
    `o.orderNumber LIKE :capitals ESCAPE '!'`,
    `o.buyerPhone LIKE :text ESCAPE '!'`,
    ...(phone ? ['o.buyerPhone = :phone'] : []),
  ];
  select.andWhere(`(${parts.join(' OR ')})`, { text, capitals: text.toUpperCase(), phone });
}

/**
 * Adds, as one more way to fit, that the column names an order that a search found. `select` is the query in whose
 * `where` that is.
 */
export function orOrderFound<T extends ObjectLiteral>(
  where: WhereExpressionBuilder,
  select: SelectQueryBuilder<T>,
  column: string,
  search: string,
  hits: SearchHits,
): void {
  if (hits.by === 'ids') {
    where.orWhere(`${column} IN (:...orders)`, { orders: hits.ids });
    return;
  }
  if (hits.by === 'text') {
    const orders = select.subQuery().select('o.id').from(OrderEntity, 'o');
    whereContaining(orders, search);
    where.orWhere(`${column} IN ${orders.getQuery()}`, orders.getParameters());
    return;
  }
  const terms = select.subQuery().select('t.orderId').from(SearchTermEntity, 't');
  whereInRange(terms, hits);
  where.orWhere(`${column} IN ${terms.getQuery()}`, terms.getParameters());
  if (hits.unindexed.length > 0) where.orWhere(`${column} IN (:...unindexed)`, { unindexed: hits.unindexed });
}

/** A subselect, which the database reads once. */
function whereAmong(select: SelectQueryBuilder<OrderEntity>, hits: ManyHits): void {
  const terms = select.subQuery().select('t.orderId').from(SearchTermEntity, 't');
  whereInRange(terms, hits);
  const parts = [`o.id IN ${terms.getQuery()}`, ...(hits.unindexed.length > 0 ? ['o.id IN (:...unindexed)'] : [])];
  select.andWhere(`(${parts.join(' OR ')})`, { ...terms.getParameters(), unindexed: hits.unindexed });
}
