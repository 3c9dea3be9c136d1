import { type AdminOrder, MOST_COUNTED_HITS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Pages, type Quicker } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { isOnlySearch, type ORDER_LIST, type OrderFilter, whereOrders } from './order-filter.js';
import { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import { OrderEntity, ORDERS_BY_ID } from '../order.entity.js';
import { toAdminOrder } from '../order.mapper.js';
import { ReferralCodeEntity } from '../codes/referral-code.entity.js';
import { OrderSearchService } from '../search/order-search.service.js';
import { type Found, someOf } from '../search/search-hits.js';
import { walkOrders } from '../search/walk-hits.js';

type OrdersQuery = ListRequest<typeof ORDER_LIST>;

const LONGEST_ORDER_NUMBER = 20;

/** The order that a path names: its id, or its order number in any case. Deleted orders are not found. */
export function whereOrderKey(key: string): FindOptionsWhere<OrderEntity> {
  const named = /^[1-9]\d{0,8}$/.test(key)
    ? { id: Number(key) }
    : { orderNumber: key.slice(0, LONGEST_ORDER_NUMBER).toUpperCase() };
  return { ...named, deletedAt: IsNull() };
}

const EQUAL = [
  ['ticket_type', 'ticketType'],
  ['source', 'source'],
] as const satisfies ReadonlyArray<readonly [keyof OrderFilter, keyof OrderEntity]>;

/** Of which the orders that are asked for have one value. */
function equalColumns(filter: OrderFilter): string[] {
  return EQUAL.flatMap(([name, column]) => (filter[name] === undefined ? [] : [column]));
}

/** Orders as the back office reads them; deleted ones are not there. */
@Injectable()
export class AdminOrdersService {
  private readonly pages: Pages<OrderEntity>;

  constructor(
    private readonly reader: Reader,
    private readonly search: OrderSearchService,
    clock: Clock,
  ) {
    this.pages = new Pages(reader, OrderEntity, clock);
  }

  async list(query: OrdersQuery): Promise<{ rows: AdminOrder[]; total: number }> {
    const found = await this.search.find(query.filter);
    const { rows: orders, total } = await this.pages.read(this.select(found), query, this.quicker(found, query));
    return { rows: await this.withCodes(orders), total };
  }

  private select(found: Found<OrderFilter>): SelectQueryBuilder<OrderEntity> {
    const select = this.reader.select(OrderEntity, 'o');
    whereOrders(select, found);
    return select;
  }

  private quicker(found: Found<OrderFilter>, query: OrdersQuery): Quicker<OrderEntity> {
    const { hits, q } = found;
    if (!q) return { equal: equalColumns(found) };
    const most = MOST_COUNTED_HITS;
    if (hits.by === 'text') return { search: { most } };
    // By what was found: the databases would go through all orders of the other filters.
    const by = ORDERS_BY_ID;
    if (hits.by === 'ids') return { search: { most, by } };
    const walk = () => walkOrders(this.select({ ...found, q: undefined }), query, hits.lookup);
    if (isOnlySearch(found)) return { search: { most, by, hasMost: true, walk } };
    return { search: { most, by, some: { select: this.select({ ...found, hits: someOf(hits) }), by }, walk } };
  }

  /** By id or by order number, with its tickets; 404 when there is none. */
  async one(key: string): Promise<AdminOrder> {
    const order = await this.entity(key);
    const [mapped] = await this.withCodes([order], await this.tickets(order.id));
    if (!mapped) throw new AppError('NOT_FOUND', 'Order not found.');
    return mapped;
  }

  /** The row itself, by id or by order number; 404 when there is none. */
  async entity(key: string): Promise<OrderEntity> {
    const order = await this.reader.of(OrderEntity).findOneBy(whereOrderKey(key));
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    return order;
  }

  tickets(orderId: number): Promise<TicketEntity[]> {
    return this.reader
      .of(TicketEntity)
      .find({ where: { orderId, deletedAt: IsNull() }, order: { number: 'ASC', id: 'ASC' } });
  }

  private async withCodes(orders: OrderEntity[], tickets?: TicketEntity[]): Promise<AdminOrder[]> {
    const referrals = await this.byId(
      ReferralCodeEntity,
      orders.map((each) => each.referralCodeId),
    );
    const discounts = await this.byId(
      DiscountCodeEntity,
      orders.map((each) => each.discountCodeId),
    );
    return orders.map((order) =>
      toAdminOrder(order, {
        referralCode: referrals.get(order.referralCodeId ?? 0) ?? null,
        discountCode: discounts.get(order.discountCodeId ?? 0) ?? null,
        tickets,
      }),
    );
  }

  private async byId<T extends ReferralCodeEntity | DiscountCodeEntity>(
    entity: new () => T,
    ids: Array<number | null>,
  ): Promise<Map<number, T>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await this.reader.of<T>(entity).findBy({ id: In(wanted) } as never);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
