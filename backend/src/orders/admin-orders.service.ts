import {
  isOrderStatus,
  normalizePhone,
  statusesIn,
  type AdminOrder,
  type OrderSource,
  type OrderStatus,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { Reader } from '../database/reader.js';
import { containing } from '../database/text-search.js';
import { AppError } from '../http/app-error.js';
import type { SortOrder } from '../http/list-query.js';
import { TicketEntity } from '../tickets/ticket.entity.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { OrderEntity } from './order.entity.js';
import { toAdminOrder } from './order.mapper.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

/** Wire name → entity property of what the orders list may be sorted by. */
export const ORDER_SORTS = {
  id: 'id',
  order_number: 'orderNumber',
  buyer_name: 'buyerName',
  final_amount: 'finalAmount',
  amount: 'amount',
  ticket_quantity: 'ticketQuantity',
  status: 'status',
  created_at: 'createdAt',
} as const;

export interface OrdersQuery {
  search?: string;
  /** A status group (`paid`, `pending` …) or one status; nothing or `all` = every one. */
  status?: string;
  source?: OrderSource;
  sort: keyof typeof ORDER_SORTS;
  order: SortOrder;
  skip: number;
  take: number;
}

/** Orders as the back office reads them; deleted ones are not there. */
@Injectable()
export class AdminOrdersService {
  constructor(private readonly reader: Reader) {}

  async list(query: OrdersQuery): Promise<{ rows: AdminOrder[]; total: number }> {
    const select = this.reader.select(OrderEntity, 'o').where('o.deletedAt IS NULL');
    const statuses = readStatuses(query.status);
    if (statuses) select.andWhere('o.status IN (:...statuses)', { statuses });
    if (query.source) select.andWhere('o.source = :source', { source: query.source });
    if (query.search?.trim()) addSearch(select, query.search);
    select.orderBy(`o.${ORDER_SORTS[query.sort]}`, query.order).addOrderBy('o.id', query.order);
    const [orders, total] = await select.skip(query.skip).take(query.take).getManyAndCount();
    return { rows: await this.withCodes(orders), total };
  }

  /** By id or by order number, with its tickets; 404 when there is none. */
  async one(key: string): Promise<AdminOrder> {
    const where = /^[1-9]\d{0,8}$/.test(key) ? { id: Number(key) } : { orderNumber: key.slice(0, 20).toUpperCase() };
    const order = await this.reader.of(OrderEntity).findOneBy({ ...where, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    const tickets = await this.reader.of(TicketEntity).find({ where: { orderId: order.id }, order: { number: 'ASC' } });
    const [mapped] = await this.withCodes([order], tickets);
    if (!mapped) throw new AppError('NOT_FOUND', 'Order not found.');
    return mapped;
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

function addSearch(select: SelectQueryBuilder<OrderEntity>, search: string): void {
  const columns = ['o.buyerName', 'o.buyerEmail', 'o.buyerPhone', 'o.orderNumber'];
  select.andWhere(
    new Brackets((either) => {
      const phone = normalizePhone(search);
      if (phone) either.orWhere('o.buyerPhone = :phone', { phone });
      for (const column of columns)
        either.orWhere(`LOWER(${column}) LIKE :text ESCAPE '!'`, { text: containing(search) });
    }),
  );
}

function readStatuses(status: string | undefined): OrderStatus[] | null {
  if (!status || status === 'all') return null;
  if (status === 'paid' || status === 'pending' || status === 'failed' || status === 'refunded')
    return statusesIn(status);
  if (isOrderStatus(status)) return [status];
  throw new AppError('BAD_REQUEST', 'The parameter status is not valid.');
}
