import { TICKET_STATUSES } from '@festival/contracts';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { containing, orBeginsWith, whereBeginsWith } from '../../platform/database/text-search.js';
import { readOne } from '../../platform/http/answers/list-query.js';
import { type ListFilter, listRules } from '../../platform/lists/list-rules.js';
import { whereList } from '../../platform/lists/where-list.js';
import { orOrderFound, type SearchHits } from '../search/search-hits.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

const STATUS = { kind: 'one of', of: TICKET_STATUSES } as const;

/** `q` is part of a ticket code, an order's id (with or without `#`) or number, or what its buyer is found by. */
export const TICKET_LIST = listRules({
  sorts: {
    id: 'id',
    ticket_code: 'ticketCode',
    status: 'status',
    buyer_name: 'buyerName',
    buyer_email: 'buyerEmail',
    order_id: 'orderId',
    order_number: 'orderNumber',
    ticket_type: 'ticketType',
    checked_in_at: 'checkedInAt',
    checked_in_gate: 'checkedInGate',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    order_id: { kind: 'ids', column: 'orderId' },
    q: { kind: 'text' },
    status: STATUS,
    ticket_type: { kind: 'text', column: 'ticketType' },
  },
});

/** Which tickets. Without a status every active one, that is all but the pending ones; by id or order those as well. */
export type TicketFilter = ListFilter<typeof TICKET_LIST>;

/** Of the list in pages. Throws 400. */
export function readStatus(status: string | undefined): TicketFilter['status'] {
  return readOne('status', STATUS, status);
}

/** The possible meanings of a text: an order, the begin of a code or a number, or a piece of either or of the buyer. */
export type TicketSearchKind = 'order' | 'order-number' | 'code' | 'order-or-code' | 'code-or-buyer';

/** How a ticket search is to be read. Order numbers and codes are stored in capitals. */
export function kindOfSearch(search: string): TicketSearchKind {
  const text = search.toUpperCase();
  if (/^#\d{1,9}$/.test(text)) return 'order';
  if (/^\d{1,9}$/.test(text)) return 'order-or-code';
  if (text.startsWith('FEST-')) return 'order-number';
  return text.startsWith(CODE_BEGIN) ? 'code' : 'code-or-buyer';
}

/** A filter whose search has been looked up; null: it isn't one for codes and buyers. */
export type FoundTickets = TicketFilter & { found: { codes: CodeHits; buyers: SearchHits } | null };

/** The tickets that are meant by their code; null: all whose code begins so, too many to name. */
export type CodeHits = number[] | null;

export const CODE_BEGIN = 'TKT-';

/** Narrows a select of tickets under the alias `t`; deleted ones are never there. */
export function whereTickets(select: SelectQueryBuilder<TicketEntity>, filter: FoundTickets): void {
  const { status, id, order_id: orderId, q } = filter;
  select.where('t.deletedAt IS NULL');
  if (status) select.andWhere('t.status = :status', { status });
  // By no index: MariaDB would take the one of states for nearly all tickets, and sort them all.
  else if (!id && !orderId) select.andWhere(`COALESCE(t.status, '') != :pending`, { pending: 'pending' });
  whereList(select, TICKET_LIST, filter);
  if (q) addSearch(select, q, filter);
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
      if (codes === null) orBeginsWith(where, 't.ticketCode', `${CODE_BEGIN}${search.toUpperCase()}`);
      else if (!noCodes) where.orWhere('t.id IN (:...codes)', { codes });
      if (!noBuyers) orOrderFound(where, select, 't.orderId', search, buyers);
    }),
  );
}
