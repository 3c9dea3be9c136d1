import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { containing, whereBeginsWith } from '../../platform/database/text-search.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { OrderSearchService } from '../search/order-search.service.js';
import type { SearchHits } from '../search/search-hits.js';
import { CODE_BEGIN, type CodeHits, type FoundTickets, kindOfSearch, type TicketFilter } from './ticket-filter.js';

/** More hits than this are left to the database. */
const MAX_HITS = 1_000;
/** A shorter text fits so many buyers that their names aren't looked through for it. */
const MIN_BUYER_LENGTH = 2;
/** No code has I, L, O or U in it, nor a blank. */
const CODE_PIECE = /^[0-9A-HJKMNP-TV-Z-]+$/;
const NO_BUYERS: SearchHits = { by: 'ids', ids: [] };

/**
 * Looks up what a text finds among codes and buyers, so that the tickets themselves are read by an index. A piece from the
 * middle of a code is looked for when no code begins with it and no buyer has it.
 */
@Injectable()
export class TicketSearchService {
  constructor(
    private readonly reader: Reader,
    private readonly orders: OrderSearchService,
  ) {}

  async find(filter: TicketFilter): Promise<FoundTickets> {
    const search = filter.q ?? '';
    if (search === '' || kindOfSearch(search) !== 'code-or-buyer') return { ...filter, found: null };
    const text = search.toUpperCase();
    const [begun, buyers] = await Promise.all([this.begun(text), this.buyers(search)]);
    const isFound = begun === null || begun.length > 0 || buyers.by !== 'ids' || buyers.ids.length > 0;
    return { ...filter, found: { codes: isFound ? begun : await this.containing(text), buyers } };
  }

  private async buyers(search: string): Promise<SearchHits> {
    if (search.length < MIN_BUYER_LENGTH) return NO_BUYERS;
    return (await this.orders.find({ q: search })).hits;
  }

  /** Those whose code begins so. */
  private async begun(text: string): Promise<CodeHits> {
    if (!CODE_PIECE.test(text)) return [];
    const select = this.reader.select(TicketEntity, 'c').select('c.id', 'id');
    whereBeginsWith(select, 'c.ticketCode', `${CODE_BEGIN}${text}`);
    const rows = await select.limit(MAX_HITS + 1).getRawMany<{ id: number }>();
    return rows.length > MAX_HITS ? null : rows.map(({ id }) => id);
  }

  /** At most a thousand of those that have it anywhere: the whole index of the codes is looked through. */
  private async containing(text: string): Promise<number[]> {
    if (!CODE_PIECE.test(text)) return [];
    const rows = await this.reader
      .select(TicketEntity, 'c')
      .select('c.id', 'id')
      .where(`c.ticketCode LIKE :code ESCAPE '!'`, { code: containing(text).toUpperCase() })
      .limit(MAX_HITS)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
