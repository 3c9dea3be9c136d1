import {
  ATTENTION_KINDS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderStatus,
  type StatusGroup,
  statusesIn,
} from '@festival/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../platform/http/answers/list-query.js';
import { type ListFilter, listRules } from '../../platform/lists/list-rules.js';
import { whereList } from '../../platform/lists/where-list.js';
import type { OrderEntity } from '../order.entity.js';
import { type Found, whereFound } from '../search/search-hits.js';

const GROUPS = ['paid', 'pending', 'failed', 'refunded'] as const satisfies readonly StatusGroup[];
const STATUS = { kind: 'one of', of: [...GROUPS, ...ORDER_STATUSES] } as const;

/** `sync_locked` alone has no index to sort by. */
export const ORDER_LIST = listRules({
  sorts: {
    id: 'id',
    order_number: 'orderNumber',
    buyer_name: 'buyerName',
    final_amount: 'finalAmount',
    amount: 'amount',
    ticket_quantity: 'ticketQuantity',
    status: 'status',
    source: 'source',
    ticket_type: 'ticketType',
    sync_locked: 'syncLocked',
    created_at: 'createdAt',
  },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text' },
    status: STATUS,
    source: { kind: 'one of', of: ORDER_SOURCES, column: 'source' },
    attention: { kind: 'one of', of: ['any', ...ATTENTION_KINDS] },
    ticket_type: { kind: 'text', column: 'ticketType' },
    referral_code_id: { kind: 'ids', column: 'referralCodeId' },
    discount_code_id: { kind: 'ids', column: 'discountCodeId' },
  },
});

/** Which orders; a field that is missing filters nothing. */
export type OrderFilter = ListFilter<typeof ORDER_LIST>;

/** Of the list in pages: a group (`paid`, `pending` …) or one status; nothing or `all` = every one. Throws 400 otherwise. */
export function readStatus(status: string | undefined): OrderFilter['status'] {
  return readOne('status', STATUS, status);
}

function statusesOf(status: NonNullable<OrderFilter['status']>): OrderStatus[] {
  const group = GROUPS.find((each) => each === status);
  return group ? statusesIn(group) : [status as OrderStatus];
}

/** SQL of an order `o` that needs a person. Not `IS NOT NULL`, for which SQLite reads all orders. */
export const NEEDS_ATTENTION = `o.attention > ''`;

/** Whether nothing but the text that is searched narrows the list. */
export function isOnlySearch(filter: OrderFilter): boolean {
  return Object.entries(filter).every(([name, value]) => name === 'q' || name === 'hits' || value === undefined);
}

/** Narrows a select of orders under the alias `o`; deleted ones are never there. `OrderSearchService` gives the hits. */
export function whereOrders(select: SelectQueryBuilder<OrderEntity>, filter: Found<OrderFilter>): void {
  select.where('o.deletedAt IS NULL');
  if (filter.status) select.andWhere('o.status IN (:...statuses)', { statuses: statusesOf(filter.status) });
  if (filter.attention === 'any') select.andWhere(NEEDS_ATTENTION);
  else if (filter.attention) select.andWhere('o.attention = :attention', { attention: filter.attention });
  whereList(select, ORDER_LIST, filter);
  if (filter.q) whereFound(select, filter.q, filter.hits);
}
