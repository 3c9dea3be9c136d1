import { MOST_COUNTED_HITS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { OrderEntity } from '../order.entity.js';
import { OrderSearchIndexService } from './order-search-index.service.js';
import { type Found, type SearchHits, type TermRange, whereContaining, whereInRange } from './search-hits.js';
import { SearchTermEntity } from './search-term.entity.js';
import { contains, fits, lookupOf, type Lookup } from './search-terms.js';

/** More hits than this aren't named: they are `MOST_COUNTED_HITS` for certain, with most filters too. */
const MAX_HITS = 2 * MOST_COUNTED_HITS;
/** Orders without terms that are compared here rather than by the database. */
const MAX_UNINDEXED = 1_000;
const SEARCHED = { id: true, orderNumber: true, buyerName: true, buyerEmail: true, buyerPhone: true } as const;

/**
 * Finds orders by what a person has of them: the begin of a word of the name or the address, a piece of the number, a
 * piece of the phone number. As quick with many orders as with few; exact at once for new ones.
 */
@Injectable()
export class OrderSearchService {
  constructor(
    private readonly reader: Reader,
    private readonly index: OrderSearchIndexService,
  ) {}

  /** The filter with what its search finds. */
  async find<F extends { q?: string }>(filter: F): Promise<Found<F>> {
    return { ...filter, hits: await this.hits(filter.q ?? '') };
  }

  private async hits(search: string): Promise<SearchHits> {
    const lookup = lookupOf(search);
    if (!lookup) return { by: 'text' };
    const range = { prefixes: lookup.prefixes, indexedTo: await this.index.indexedTo() };
    const [indexed, unindexed] = await Promise.all([
      this.indexed(lookup, range),
      this.unindexed(search, lookup, range.indexedTo),
    ]);
    if (indexed.length + unindexed.length <= MAX_HITS) return { by: 'ids', ids: [...indexed, ...unindexed] };
    if (lookup.containing !== null || unindexed.length > MAX_UNINDEXED) return { by: 'text' };
    return { by: 'terms', ...range, unindexed, lookup, some: indexed };
  }

  /** Of the orders with terms; of more than `MAX_HITS` one more. */
  private async indexed(lookup: Lookup, range: TermRange): Promise<number[]> {
    const select = this.reader.select(SearchTermEntity, 't').select('t.orderId', 'id').distinct();
    whereInRange(select, range);
    const rows = await select.limit(MAX_HITS + 1).getRawMany<{ id: number }>();
    const ids = rows.map(({ id }) => id);
    if (lookup.containing === null || ids.length > MAX_HITS) return ids;
    const text = lookup.containing;
    const orders = await this.reader.of(OrderEntity).findBy({ id: In(ids) });
    return orders.filter((order) => contains(order, text)).map(({ id }) => id);
  }

  /** Of the orders that have no terms yet: a few, save after an import. */
  private async unindexed(search: string, lookup: Lookup, indexedTo: number): Promise<number[]> {
    const where = { id: MoreThan(indexedTo), deletedAt: IsNull() };
    const orders = await this.reader.of(OrderEntity).find({ select: SEARCHED, where, take: MAX_UNINDEXED + 1 });
    if (orders.length <= MAX_UNINDEXED) return orders.filter((order) => fits(order, lookup)).map(({ id }) => id);
    const select = this.reader.select(OrderEntity, 'o').select('o.id', 'id').where('o.id > :indexedTo', { indexedTo });
    whereContaining(select.andWhere('o.deletedAt IS NULL'), search);
    const rows = await select.limit(MAX_HITS + 1).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
