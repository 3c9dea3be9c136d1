import { TICKET_STATUSES, type TicketStatus } from '@festival/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { containing, whereBeginsWith } from '../database/text-search.js';
import { AppError } from '../http/app-error.js';
import type { ListQuery } from '../http/list-query.js';
import { TicketEntity } from './ticket.entity.js';

export const TICKET_FILTERS = ['q', 'status'] as const;

/** Which tickets; what is left out filters nothing. */
export interface TicketFilter {
  /** Part of a ticket code, or an order's id (with or without `#`). */
  search?: string;
  /** One status; without it, or `all`: every active ticket, that is all but the pending ones. */
  status?: string;
}

/** The filters of the admin's list. */
export function readTicketFilter({ q, status }: ListQuery<string, 'q' | 'status'>['filter']): TicketFilter {
  return {
    ...(q === undefined ? {} : { search: String(q) }),
    ...(status === undefined ? {} : { status: String(status) }),
  };
}

/** Narrows a select of tickets under the alias `t`; deleted ones are never there. Throws 400 on an unknown status. */
export function whereTickets(select: SelectQueryBuilder<TicketEntity>, filter: TicketFilter): void {
  select.where('t.deletedAt IS NULL');
  const status = readStatus(filter.status);
  if (status) select.andWhere('t.status = :status', { status });
  // By no index: MariaDB would take the one of states for nearly all tickets, and sort them all.
  else select.andWhere(`COALESCE(t.status, '') != :pending`, { pending: 'pending' });
  if (filter.search?.trim()) addSearch(select, filter.search.trim());
}

/**
 * `#12` is order 12 and nothing else; `FEST-…` is looked for at the begin of order numbers, other text in ticket codes:
 * both are kept in capitals, and both columns have an index that is much smaller than the table.
 */
function addSearch(select: SelectQueryBuilder<TicketEntity>, search: string): void {
  const [, hash, digits] = /^(#?)(\d{1,9})$/.exec(search) ?? [];
  const text = search.toUpperCase();
  if (hash === '#') select.andWhere('t.orderId = :orderId', { orderId: Number(digits) });
  else if (text.startsWith('FEST-')) whereBeginsWith(select, 't.orderNumber', text);
  else if (text.startsWith('TKT-')) whereBeginsWith(select, 't.ticketCode', text);
  else if (digits === undefined) addCodes(select, search);
  else
    select.andWhere(`(t.orderId = :orderId OR t.ticketCode LIKE :code ESCAPE '!')`, {
      orderId: Number(digits),
      code: containing(search),
    });
}

/** By a select of its own, which reads the codes' index and no row that doesn't fit. */
function addCodes(select: SelectQueryBuilder<TicketEntity>, search: string): void {
  const codes = select
    .subQuery()
    .select('c.id')
    .from(TicketEntity, 'c')
    .where(`c.ticketCode LIKE :code ESCAPE '!'`)
    .getQuery();
  select.andWhere(`t.id IN ${codes}`, { code: containing(search).toUpperCase() });
}

function readStatus(status: string | undefined): TicketStatus | null {
  if (!status || status === 'all') return null;
  const found = TICKET_STATUSES.find((each) => each === status);
  if (!found) throw new AppError('BAD_REQUEST', 'The parameter status is not valid.');
  return found;
}
