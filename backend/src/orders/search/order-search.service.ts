import { normalizePhone } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { Reader } from '../../database/reader.js';
import { containing, whereBeginsWith } from '../../database/text-search.js';
import { OrderEntity } from '../order.entity.js';
import { OrderSearchIndex } from './order-search-index.service.js';
import { SearchTermEntity } from './search-term.entity.js';
import { contains, fits, lookupOf, type Lookup } from './search-terms.js';

/** More hits than this are quicker found by looking through the orders: every page of them is full at once. */
const MAX_HITS = 1_000;
/** Orders without terms that are compared here rather than by the database. */
const MAX_FRESH = 1_000;
const SEARCHED = { id: true, orderNumber: true, buyerName: true, buyerEmail: true, buyerPhone: true } as const;

/** Ids of all orders that fit; null: so many fit, or so short a text, that the orders themselves are looked through. */
export type SearchHits = number[] | null;

/** A filter whose search has been looked up. */
export type Found<F> = F & { hits: SearchHits };

/**
 * Finds orders by what a person has of them: the begin of a word of the name or the address, a piece of the number, a
 * piece of the phone number. As quick with many orders as with few; exact at once for new ones.
 */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly reader: Reader,
    private readonly index: OrderSearchIndex,
  ) {}

  /** The filter with what its search finds. */
  async find<F extends { search?: string }>(filter: F): Promise<Found<F>> {
    return { ...filter, hits: await this.hits(filter.search ?? '') };
  }

  private async hits(search: string): Promise<SearchHits> {
    const lookup = lookupOf(search);
    if (!lookup) return null;
    const indexedTo = await this.index.indexedTo();
    const indexed = await this.indexed(lookup);
    const fresh = await this.fresh(search, lookup, indexedTo);
    const ids = [...new Set([...indexed, ...fresh])];
    return ids.length > MAX_HITS ? null : ids;
  }

  private async indexed(lookup: Lookup): Promise<number[]> {
    const ids: number[] = [];
    for (const prefix of lookup.prefixes) ids.push(...(await this.beginningWith(prefix)));
    if (lookup.containing === null || ids.length > MAX_HITS) return ids;
    const text = lookup.containing;
    const orders = await this.reader.of(OrderEntity).findBy({ id: In(ids) });
    return orders.filter((order) => contains(order, text)).map(({ id }) => id);
  }

  private async beginningWith(prefix: string): Promise<number[]> {
    const select = this.reader.select(SearchTermEntity, 't').select('t.orderId', 'id');
    whereBeginsWith(select, 't.term', prefix);
    const rows = await select.limit(MAX_HITS + 1).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Of the orders that have no terms yet: a few, save after an import. */
  private async fresh(search: string, lookup: Lookup, indexedTo: number): Promise<number[]> {
    const where = { id: MoreThan(indexedTo) };
    const orders = await this.reader.of(OrderEntity).find({ select: SEARCHED, where, take: MAX_FRESH + 1 });
    if (orders.length <= MAX_FRESH) return orders.filter((order) => fits(order, lookup)).map(({ id }) => id);
    const select = this.reader.select(OrderEntity, 'o').select('o.id', 'id').where('o.id > :indexedTo', { indexedTo });
    whereContaining(select, search);
    const rows = await select.limit(MAX_HITS + 1).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}

/** Narrows a select of orders under the alias `o` to what a search found. */
export function whereFound(select: SelectQueryBuilder<OrderEntity>, search: string, hits: SearchHits): void {
  if (hits === null) whereContaining(select, search);
  else if (hits.length === 0) select.andWhere('1 = 0');
  else select.andWhere('o.id IN (:...hits)', { hits });
}

/** Narrows a select of orders under the alias `o` to those that have the text anywhere in a field. */
function whereContaining(select: SelectQueryBuilder<OrderEntity>, search: string): void {
  const text = containing(search);
  const phone = normalizePhone(search);
  // Addresses are kept in small letters, numbers in capitals: only names need folding, which costs more than looking.
  const parts = [
    `LOWER(o.buyerName) LIKE :text ESCAPE '!'`,
    `o.buyerEmail LIKE :text ESCAPE '!'`,
    `o.orderNumber LIKE :capitals ESCAPE '!'`,
    `o.buyerPhone LIKE :text ESCAPE '!'`,
    ...(phone ? ['o.buyerPhone = :phone'] : []),
  ];
  select.andWhere(`(${parts.join(' OR ')})`, { text, capitals: text.toUpperCase(), phone });
}
