import { type AdminTicket, MOST_COUNTED_HITS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { type PageOf, Pages, type Quicker } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { CODE_BEGIN, type FoundTickets, type TICKET_LIST, whereTickets } from './ticket-filter.js';
import { TicketSearchService } from './ticket-search.service.js';
import { TicketEntity, TICKETS_BY_ORDER } from '../../tickets/ticket.entity.js';
import { someOf } from '../search/search-hits.js';
import { walkTickets } from '../search/walk-hits.js';

type TicketsQuery = ListRequest<typeof TICKET_LIST>;

function toAdminTicket(row: TicketEntity): AdminTicket {
  return {
    id: row.id,
    ticket_code: row.ticketCode,
    status: row.status,
    checked_in_at: row.checkedInAt?.toISOString() ?? null,
    checked_in_gate: row.checkedInGate,
    order_id: row.orderId,
    order_number: row.orderNumber,
    order: { buyer_name: row.buyerName, buyer_email: row.buyerEmail },
    buyer_name: row.buyerName,
    category: row.category,
    ticket_type: row.ticketType,
  };
}

/** Tickets as the back office reads them: active ones, that is all but pending and deleted. */
@Injectable()
export class AdminTicketsService {
  private readonly pages: Pages<TicketEntity>;

  constructor(
    private readonly reader: Reader,
    private readonly search: TicketSearchService,
    clock: Clock,
  ) {
    this.pages = new Pages(reader, TicketEntity, clock);
  }

  async list({ filter, ...page }: TicketsQuery): Promise<{ rows: AdminTicket[]; total: number }> {
    const found = await this.search.find(filter);
    const { rows, total } = await this.pages.read(this.select(found), page, this.quicker(found, page));
    return { rows: rows.map(toAdminTicket), total };
  }

  private select(found: FoundTickets): SelectQueryBuilder<TicketEntity> {
    const select = this.reader.select(TicketEntity, 't');
    whereTickets(select, found);
    return select;
  }

  private quicker(found: FoundTickets, page: PageOf<TicketEntity>): Quicker<TicketEntity> {
    if (!found.q) return {};
    const most = MOST_COUNTED_HITS;
    if (!found.found || found.found.buyers.by === 'text') return { search: { most } };
    const { codes, buyers } = found.found;
    // No index of the orders has those that are found by their codes.
    const by = codes?.length === 0 ? TICKETS_BY_ORDER : undefined;
    if (buyers.by === 'ids') return { search: { most, by } };
    const select = this.select({ ...found, found: { codes: [], buyers: someOf(buyers) } });
    const some = { select, by: TICKETS_BY_ORDER };
    const begin = `${CODE_BEGIN}${found.q.toUpperCase()}`;
    const ids = new Set(codes);
    const isFoundByCode = ({ id, code }: { id: number; code: string }): boolean =>
      codes === null ? code.startsWith(begin) : ids.has(id);
    const walk = () =>
      walkTickets(this.reader, this.select({ ...found, q: undefined }), page, buyers.lookup, isFoundByCode);
    return { search: { most, by, some, walk } };
  }

  /** A pending one too; 404 when there is none or it was deleted. */
  async one(id: number): Promise<AdminTicket> {
    const row = await this.reader.of(TicketEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!row) throw new AppError('NOT_FOUND', 'Ticket not found.');
    return toAdminTicket(row);
  }
}
