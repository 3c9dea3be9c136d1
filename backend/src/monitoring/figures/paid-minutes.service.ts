import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../../orders/order.entity.js';
import { Reader } from '../../platform/database/reader.js';

export const MINUTE_MS = 60_000;

/** What was paid in a time. */
export interface Sales {
  tickets: number;
  /** Rupiah. */
  rupiah: number;
}

export const NO_SALES: Sales = { tickets: 0, rupiah: 0 };

type Raw = Partial<Record<keyof Sales | 'minute', string | number | null>>;

/** Payments by when they came, from the index `orders_paid_at`; what was refunded since is in it. */
@Injectable()
export class PaidMinutesService {
  constructor(private readonly reader: Reader) {}

  /** By the minutes since 1970 in which anything was paid. */
  async byMinute(from: Date, before?: Date): Promise<Array<[minute: number, Sales]>> {
    const paid = this.paidSince(from);
    if (before) paid.andWhere('o.paidAt < :before', { before });
    const rows = await paid
      // The same text on both databases: 2025-10-03 12:30.
      .addSelect('SUBSTR(o.paid_at, 1, 16)', 'minute')
      .groupBy('SUBSTR(o.paid_at, 1, 16)')
      .getRawMany<Raw>();
    return rows.map((row) => [Date.parse(`${row.minute}Z`) / MINUTE_MS, toSales(row)]);
  }

  async since(time: Date): Promise<Sales> {
    return toSales((await this.paidSince(time).getRawOne<Raw>()) ?? {});
  }

  private paidSince(time: Date) {
    return this.reader
      .select(OrderEntity, 'o')
      .select('SUM(o.ticketQuantity)', 'tickets')
      .addSelect('SUM(o.finalAmount)', 'rupiah')
      .where('o.paidAt >= :time AND o.deletedAt IS NULL', { time });
  }
}

const toSales = ({ tickets, rupiah }: Raw): Sales => ({
  tickets: Number(tickets ?? 0),
  rupiah: Number(rupiah ?? 0),
});

export function sumSales(sales: Iterable<Sales>): Sales {
  return [...sales].reduce(
    (sum, { tickets, rupiah }) => ({ tickets: sum.tickets + tickets, rupiah: sum.rupiah + rupiah }),
    NO_SALES,
  );
}
