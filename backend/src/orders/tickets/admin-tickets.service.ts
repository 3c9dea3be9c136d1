import type { AdminTicket } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Pages } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import type { SortOrder } from '../../platform/http/answers/list-query.js';
import { type TicketFilter, whereTickets } from './ticket-filter.js';
import { TicketSearchService } from './ticket-search.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

export const TICKET_SORTS = {
  id: 'id',
  ticket_code: 'ticketCode',
  status: 'status',
  buyer_name: 'buyerName',
  buyer_email: 'buyerEmail',
  order_id: 'orderId',
  checked_in_at: 'checkedInAt',
} as const;

export interface TicketsQuery extends TicketFilter {
  sort: keyof typeof TICKET_SORTS;
  order: SortOrder;
  skip: number;
  take: number;
}

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
    this.pages = new Pages(reader, TicketEntity, 't', clock);
  }

  async list({ sort, order, skip, take, ...filter }: TicketsQuery): Promise<{ rows: AdminTicket[]; total: number }> {
    const select = this.reader.select(TicketEntity, 't');
    whereTickets(select, await this.search.find(filter));
    const { rows, total } = await this.pages.read(select, { sort: TICKET_SORTS[sort], order, skip, take });
    return { rows: rows.map(toAdminTicket), total };
  }
}
