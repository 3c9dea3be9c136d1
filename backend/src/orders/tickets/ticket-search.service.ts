import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { OrderSearchService } from '../search/order-search.service.js';
import type { SearchHits } from '../search/search-hits.js';
import { type CodeHits, type FoundTickets, kindOfSearch, type TicketFilter } from './ticket-filter.js';

/** More hits than this are left to the database. */
const MAX_HITS = 1_000;
/** A shorter text fits so many buyers that their names aren't looked through for it. */
const MIN_BUYER_LENGTH = 2;
/** No code has I, L, O or U in it, nor a blank. */
const CODE_PIECE = /^[0-9A-HJKMNP-TV-Z-]+$/;
const NO_BUYERS: SearchHits = { by: 'ids', ids: [] };

/** Looks up what a text finds among codes and buyers, so that the tickets themselves are read by an index. */
@Injectable()
export class TicketSearchService {
  constructor(
    private readonly reader: Reader,
    private readonly orders: OrderSearchService,
  ) {}

  async find(filter: TicketFilter): Promise<FoundTickets> {
    const search = filter.q ?? '';
    if (search === '' || kindOfSearch(search) !== 'code-or-buyer') return { ...filter, found: null };
    const [codes, buyers] = await Promise.all([this.codes(search.toUpperCase()), this.buyers(search)]);
    return { ...filter, found: { codes, buyers } };
  }

  private async buyers(search: string): Promise<SearchHits> {
    if (search.length < MIN_BUYER_LENGTH) return NO_BUYERS;
    return (await this.orders.find({ q: search })).hits;
  }

  /** From the index of codes alone. */
  private async codes(text: string): Promise<CodeHits> {
    if (!CODE_PIECE.test(text)) return [];
    const rows = await this.reader
      .select(TicketEntity, 'c')
      .select('c.id', 'id')
      .where(`c.ticketCode LIKE :code ESCAPE '!'`, { code: containing(text).toUpperCase() })
      .limit(MAX_HITS + 1)
      .getRawMany<{ id: number }>();
    return rows.length > MAX_HITS ? null : rows.map(({ id }) => id);
  }
}
