import { TICKET_STATUSES, type TicketStatus } from '@festival/contracts';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { containing, whereBeginsWith } from '../../platform/database/text-search.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { ListQuery } from '../../platform/http/answers/list-query.js';
import { orOrderFound, type SearchHits } from '../search/search-hits.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

export const TICKET_FILTERS = ['q', 'status'] as const;

/** Which tickets; a field that is missing filters nothing. */
export interface TicketFilter {
  /** Part of a ticket code, an order's id (with or without `#`) or number, or what its buyer is found by. */
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

/** The possible meanings of a text: an order, the begin of a code or a number, or a piece of either or of the buyer. */
export type TicketSearchKind = 'order' | 'order-number' | 'code' | 'order-or-code' | 'code-or-buyer';

/** How a ticket search is to be read. Order numbers and codes are stored in capitals. */
export function kindOfSearch(search: string): TicketSearchKind {
  const text = search.toUpperCase();
  if (/^#\d{1,9}$/.test(text)) return 'order';
  if (/^\d{1,9}$/.test(text)) return 'order-or-code';
  if (text.startsWith('FEST-')) return 'order-number';
  return text.startsWith('TKT-') ? 'code' : 'code-or-buyer';
}

/** A filter whose search has been looked up; null: it isn't one for codes and buyers. */
export interface FoundTickets extends TicketFilter {
  found: { codes: CodeHits; buyers: SearchHits } | null;
}

/** The tickets with the text in their code; null: too many to name. */
export type CodeHits = number[] | null;

/** Narrows a select of tickets under the alias `t`; deleted ones are never there. Throws 400 on an unknown status. */
export function whereTickets(select: SelectQueryBuilder<TicketEntity>, filter: FoundTickets): void {
  select.where('t.deletedAt IS NULL');
  const status = readStatus(filter.status);
  if (status) select.andWhere('t.status = :status', { status });
  // By no index: MariaDB would take the one of states for nearly all tickets, and sort them all.
  else select.andWhere(`COALESCE(t.status, '') != :pending`, { pending: 'pending' });
  const search = filter.search?.trim();
  if (search) addSearch(select, search, filter);
}

/** Codes and order numbers have an index each, which is much smaller than the table. */
function addSearch(select: SelectQueryBuilder<TicketEntity>, search: string, { found }: FoundTickets): void {
  if (found) {
    addFound(select, search, found.codes, found.buyers);
    return;
  }
  const text = search.toUpperCase();
  const orderId = Number(search.replace('#', ''));
  switch (kindOfSearch(search)) {
    case 'order':
      select.andWhere('t.orderId = :orderId', { orderId });
      return;
    case 'order-number':
      whereBeginsWith(select, 't.orderNumber', text);
      return;
    case 'code':
      whereBeginsWith(select, 't.ticketCode', text);
      return;
    default:
      select.andWhere(`(t.orderId = :orderId OR t.ticketCode LIKE :code ESCAPE '!')`, {
        orderId,
        code: containing(search),
      });
  }
}

/** A side without hits is left out: with a single condition the database can use its index. */
function addFound(select: SelectQueryBuilder<TicketEntity>, search: string, codes: CodeHits, buyers: SearchHits): void {
  const noCodes = codes?.length === 0;
  const noBuyers = buyers.by === 'ids' && buyers.ids.length === 0;
  if (noCodes && noBuyers) {
    select.andWhere('1 = 0');
    return;
  }
  select.andWhere(
    new Brackets((where) => {
      if (codes === null)
        where.orWhere(`t.ticketCode LIKE :code ESCAPE '!'`, { code: containing(search).toUpperCase() });
      else if (!noCodes) where.orWhere('t.id IN (:...codes)', { codes });
      if (!noBuyers) orOrderFound(where, select, 't.orderId', search, buyers);
    }),
  );
}

function readStatus(status: string | undefined): TicketStatus | null {
  if (!status || status === 'all') return null;
  const found = TICKET_STATUSES.find((each) => each === status);
  if (!found) throw new AppError('BAD_REQUEST', 'The parameter status is not valid.');
  return found;
}
