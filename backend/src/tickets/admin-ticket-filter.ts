import { TICKET_STATUSES, type TicketStatus } from '@festival/contracts';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/text-search.js';
import { AppError } from '../http/app-error.js';
import type { ListQuery } from '../http/list-query.js';
import type { TicketEntity } from './ticket.entity.js';

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
  else select.andWhere('t.status != :pending', { pending: 'pending' });
  if (filter.search?.trim()) addSearch(select, filter.search.trim());
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
