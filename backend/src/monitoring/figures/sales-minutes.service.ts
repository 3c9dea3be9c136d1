import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../../orders/order.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';

const MINUTE_MS = 60_000;
export const MINUTES = 60;
/** What changes after the fact: payments that were committed late, or whose order was deleted. */
const COUNTED_AGAIN = 3;
const ALL_EVERY_MS = MINUTE_MS;

/** What was paid in a time. */
export interface Sales {
  tickets: number;
  /** Rupiah. */
  rupiah: number;
}

export interface SalesMinutes {
  /** By the minutes of the clock, the oldest first; the last is the present one, which isn't over. */
  minutes: Sales[];
  /** Of the last 60 and 300 seconds. */
  lastMinute: Sales;
  lastFive: Sales;
}

/** Payments by the minute, by when they came; what was refunded since is in it. */
@Injectable()
export class SalesMinutesService {
  private readonly counted = new Map<number, Sales>();
  private allAt = 0;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** The last hour. Minutes that are long over are counted once a minute, the others each time. */
  async read(): Promise<SalesMinutes> {
    const now = this.clock.now().getTime();
    const present = Math.floor(now / MINUTE_MS);
    const first = present - MINUTES + 1;
    const isAllDue = now - this.allAt >= ALL_EVERY_MS || now < this.allAt;
    const from = isAllDue ? first : present - COUNTED_AGAIN + 1;
    const rows = await this.count(from);
    for (const minute of this.counted.keys()) if (minute < first || minute >= from) this.counted.delete(minute);
    for (const [minute, sales] of rows) this.counted.set(minute, sales);
    if (isAllDue) this.allAt = now;
    return {
      minutes: Array.from({ length: MINUTES }, (_, index) => this.counted.get(first + index) ?? NOTHING),
      lastMinute: await this.since(new Date(now - MINUTE_MS)),
      lastFive: await this.since(new Date(now - 5 * MINUTE_MS)),
    };
  }

  private async count(from: number): Promise<Array<[minute: number, Sales]>> {
    const rows = await this.paidSince(new Date(from * MINUTE_MS))
      // The same text on both databases: 2025-10-03 12:30.
      .addSelect('SUBSTR(o.paid_at, 1, 16)', 'minute')
      .groupBy('SUBSTR(o.paid_at, 1, 16)')
      .getRawMany<Record<keyof Sales | 'minute', string | number>>();
    return rows.map((row) => [Date.parse(`${row.minute}Z`) / MINUTE_MS, toSales(row)]);
  }

  private async since(time: Date): Promise<Sales> {
    return toSales((await this.paidSince(time).getRawOne<Record<keyof Sales, string | number | null>>()) ?? {});
  }

  private paidSince(time: Date) {
    return this.reader
      .select(OrderEntity, 'o')
      .select('SUM(o.ticketQuantity)', 'tickets')
      .addSelect('SUM(o.finalAmount)', 'rupiah')
      .where('o.paidAt >= :time AND o.deletedAt IS NULL', { time });
  }
}

const NOTHING: Sales = { tickets: 0, rupiah: 0 };

const toSales = ({ tickets, rupiah }: Partial<Record<keyof Sales, string | number | null>>): Sales => ({
  tickets: Number(tickets ?? 0),
  rupiah: Number(rupiah ?? 0),
});

export function sumSales(sales: readonly Sales[]): Sales {
  return sales.reduce(
    (sum, { tickets, rupiah }) => ({ tickets: sum.tickets + tickets, rupiah: sum.rupiah + rupiah }),
    NOTHING,
  );
}
