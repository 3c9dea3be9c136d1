import type { OrderSource, OrderStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { jakartaDay } from '../platform/database/jakarta-day.js';
import { Reader } from '../platform/database/reader.js';
import { SUCCESSFUL_STATUSES } from '../orders/order-sums.js';
import { OrderEntity } from '../orders/order.entity.js';

/** The sums of the orders of one day, tier, source and status. */
export interface OrderGroup {
  /** In Jakarta, on which they were paid; null of those whose money isn't here. */
  day: string | null;
  ticketType: string;
  source: OrderSource;
  status: OrderStatus;
  orders: number;
  /** Less the refunded ones. */
  tickets: number;
  amount: number;
  finalAmount: number;
  refundedAmount: number;
}

const TEXTS = ['day', 'ticketType', 'source', 'status'];

/** Reads every order once for all sums of the dashboard. Deleted orders count nowhere. */
@Injectable()
export class OrderGroupsService {
  constructor(private readonly reader: Reader) {}

  /** An order that was paid without a time of payment counts on the day of its making. */
  async all(): Promise<OrderGroup[]> {
    const select = this.reader.select(OrderEntity, 'o');
    const day = jakartaDay(select, 'COALESCE(o.paidAt, o.createdAt)');
    const rows = await select
      .select(`CASE WHEN o.status IN (:...successful) THEN ${day} END`, 'day')
      .addSelect('o.ticketType', 'ticketType')
      .addSelect('o.source', 'source')
      .addSelect('o.status', 'status')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.ticketQuantity - o.refundedQuantity)', 'tickets')
      .addSelect('SUM(o.amount)', 'amount')
      .addSelect('SUM(o.finalAmount)', 'finalAmount')
      .addSelect('SUM(o.refundedAmount)', 'refundedAmount')
      .where('o.deletedAt IS NULL')
      .groupBy('1')
      .addGroupBy('2')
      .addGroupBy('3')
      .addGroupBy('4')
      .setParameter('successful', SUCCESSFUL_STATUSES)
      .getRawMany<Record<keyof OrderGroup, string | number | null>>();
    return rows.map((row) => {
      const read = ([name, value]: [string, unknown]) => [name, TEXTS.includes(name) ? value : Number(value)];
      return Object.fromEntries(Object.entries(row).map(read)) as OrderGroup;
    });
  }
}
