import { TICKET_STATUSES, type AdminTicket, type TicketStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { Reader } from '../database/reader.js';
import { containing } from '../database/text-search.js';
import { AppError } from '../http/app-error.js';
import type { SortOrder } from '../http/list-query.js';
import { TicketEntity } from './ticket.entity.js';

export const TICKET_SORTS = {
  id: 'id',
  ticket_code: 'ticketCode',
  status: 'status',
  buyer_name: 'buyerName',
  buyer_email: 'buyerEmail',
  order_id: 'orderId',
  checked_in_at: 'checkedInAt',
} as const;

export interface TicketsQuery {
  /** Part of a ticket code, or an order's id (with or without `#`). */
  search?: string;
  status?: string;
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
  constructor(private readonly reader: Reader) {}

  async list(query: TicketsQuery): Promise<{ rows: AdminTicket[]; total: number }> {
    const select = this.reader.select(TicketEntity, 't').where('t.deletedAt IS NULL');
    const status = readStatus(query.status);
    if (status) select.andWhere('t.status = :status', { status });
    else select.andWhere('t.status != :pending', { pending: 'pending' });
    if (query.search?.trim()) addSearch(select, query.search.trim());
    select.orderBy(`t.${TICKET_SORTS[query.sort]}`, query.order).addOrderBy('t.id', query.order);
    const [rows, total] = await select.skip(query.skip).take(query.take).getManyAndCount();
    return { rows: rows.map(toAdminTicket), total };
  }
}

/** `#12` is order 12 and nothing else; other text is looked for in codes and order numbers. */
function addSearch(select: SelectQueryBuilder<TicketEntity>, search: string): void {
  const [, hash, digits] = /^(#?)(\d{1,9})$/.exec(search) ?? [];
  select.andWhere(
    new Brackets((either) => {
      if (digits !== undefined) either.where('t.orderId = :orderId', { orderId: Number(digits) });
      if (hash === '#') return;
      either.orWhere(`LOWER(t.ticketCode) LIKE :text ESCAPE '!'`, { text: containing(search) });
      either.orWhere(`LOWER(t.orderNumber) LIKE :text ESCAPE '!'`, { text: containing(search) });
    }),
  );
}

function readStatus(status: string | undefined): TicketStatus | null {
  if (!status || status === 'all') return null;
  const found = TICKET_STATUSES.find((each) => each === status);
  if (!found) throw new AppError('BAD_REQUEST', 'The parameter status is not valid.');
  return found;
}
