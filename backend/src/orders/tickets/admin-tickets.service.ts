import { type AdminTicket, MOST_COUNTED_HITS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Pages } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { type TICKET_LIST, whereTickets } from './ticket-filter.js';
import { TicketSearchService } from './ticket-search.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

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

  async list({ filter, ...page }: ListRequest<typeof TICKET_LIST>): Promise<{ rows: AdminTicket[]; total: number }> {
    const select = this.reader.select(TicketEntity, 't');
    const found = await this.search.find(filter);
    whereTickets(select, found);
    const { rows, total } = await this.pages.read(select, page, found.q ? { most: MOST_COUNTED_HITS } : {});
    return { rows: rows.map(toAdminTicket), total };
  }

  /** A pending one too; 404 when there is none or it was deleted. */
  async one(id: number): Promise<AdminTicket> {
    const row = await this.reader.of(TicketEntity).findOneBy({ id, deletedAt: IsNull() });
    if (!row) throw new AppError('NOT_FOUND', 'Ticket not found.');
    return toAdminTicket(row);
  }
}
