import {
  ATTENTION_KINDS,
  isOrderStatus,
  ORDER_SOURCES,
  statusesIn,
  type AttentionKind,
  type OrderSource,
  type OrderStatus,
} from '@festival/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { ListQuery } from '../../platform/http/answers/list-query.js';
import type { OrderEntity } from '../order.entity.js';
import { type Found, whereFound } from '../search/search-hits.js';

export const ORDER_FILTERS = ['q', 'status', 'source', 'attention', 'ticket_type'] as const;

/** Which orders; a field that is missing or null filters nothing. */
export interface OrderFilter {
  search?: string;
  statuses: OrderStatus[] | null;
  source: OrderSource | null;
  /** A kind, or `any`: every order that needs a person. */
  attention: AttentionKind | 'any' | null;
  ticketType: string | null;
}

/** The filters of the admin's list. Throws 400 on a value that no order can have. */
export function readOrderFilter(filter: ListQuery<string, (typeof ORDER_FILTERS)[number]>['filter']): OrderFilter {
  return {
    search: filter.q === undefined ? undefined : String(filter.q),
    statuses: readStatuses(filter.status === undefined ? undefined : String(filter.status)),
    source: oneOf(ORDER_SOURCES, filter.source, 'source'),
    attention: oneOf(['any', ...ATTENTION_KINDS], filter.attention, 'attention'),
    ticketType: filter.ticket_type === undefined ? null : String(filter.ticket_type),
  };
}

/** A status group (`paid`, `pending` …) or one status; nothing or `all` = every one (null). Throws 400 otherwise. */
export function readStatuses(status: string | undefined): OrderStatus[] | null {
  if (!status || status === 'all') return null;
  if (status === 'paid' || status === 'pending' || status === 'failed' || status === 'refunded')
    return statusesIn(status);
  if (isOrderStatus(status)) return [status];
  throw new AppError('BAD_REQUEST', 'The parameter status is not valid.');
}

/** Whether nothing but the text that is searched narrows the list. */
export function isOnlySearch({ statuses, source, attention, ticketType }: OrderFilter): boolean {
  return [statuses, source, attention, ticketType].every((each) => !each);
}

/** Narrows a select of orders under the alias `o`; deleted ones are never there. `OrderSearchService` gives the hits. */
export function whereOrders(select: SelectQueryBuilder<OrderEntity>, filter: Found<OrderFilter>): void {
  select.where('o.deletedAt IS NULL');
  if (filter.statuses) select.andWhere('o.status IN (:...statuses)', { statuses: filter.statuses });
  if (filter.source) select.andWhere('o.source = :source', { source: filter.source });
  if (filter.attention === 'any') select.andWhere('o.attention IS NOT NULL');
  else if (filter.attention) select.andWhere('o.attention = :attention', { attention: filter.attention });
  if (filter.ticketType) select.andWhere('o.ticketType = :ticketType', { ticketType: filter.ticketType });
  if (filter.search?.trim()) whereFound(select, filter.search, filter.hits);
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, parameter: string): T | null {
  if (value === undefined || value === 'all') return null;
  const found = allowed.find((each) => each === value);
  if (!found) throw new AppError('BAD_REQUEST', `The parameter ${parameter} is not valid.`);
  return found;
}
