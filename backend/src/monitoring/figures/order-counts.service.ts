import { type OrderStatus, statusesIn } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Between, IsNull } from 'typeorm';
import { OrderEntity } from '../../orders/order.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { Reader } from '../../platform/database/reader.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

/** Orders that are read by one statement, by their numbers: a few milliseconds, after which others have their turn. */
const BLOCK = 5_000;
const EVERY_MS = 60_000;
/** Whoever hasn't counted for so long isn't the process that counts. */
const OUTDATED_MS = 150_000;

export interface OrderCount {
  status: OrderStatus;
  ticketType: string;
  orders: number;
}

export interface OrderCounts {
  /** By status and tier, without deleted ones. */
  orders: OrderCount[];
  /** Paid orders that hold seats and have no ticket. There must be none: a payment and its tickets are one transaction. */
  withoutTicket: number;
}

/** Counts all orders once a minute, in the one process that judges the alerts. */
@Injectable()
export class OrderCountsService {
  private counted: { at: number; counts: OrderCounts } | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** At most a minute old. */
  async count(): Promise<OrderCounts> {
    const recent = this.notOlderThan(EVERY_MS);
    if (recent) return recent;
    const at = this.clock.now().getTime();
    // SQLite's answers come without a turn of the event loop: the blocks together would hold up everybody.
    const counts = await aside('figures', () => this.countAll());
    this.counted = { at, counts };
    return counts;
  }

  /** As this process counted last; null when another one counts. */
  last(): OrderCounts | null {
    return this.notOlderThan(OUTDATED_MS);
  }

  private notOlderThan(ms: number): OrderCounts | null {
    if (!this.counted) return null;
    const age = this.clock.now().getTime() - this.counted.at;
    return age >= 0 && age < ms ? this.counted.counts : null;
  }

  private async countAll(): Promise<OrderCounts> {
    const [last] = await this.reader.of(OrderEntity).find({ select: { id: true }, order: { id: 'DESC' }, take: 1 });
    const sums = new Map<string, OrderCount>();
    let withoutTicket = 0;
    for (let first = 0; first <= (last?.id ?? -1); first += BLOCK) {
      for (const count of await this.countBlock(first)) {
        const key = `${count.status} ${count.ticketType}`;
        sums.set(key, { ...count, orders: count.orders + (sums.get(key)?.orders ?? 0) });
      }
      withoutTicket += await this.countWithoutTicket(first);
    }
    return { orders: [...sums.values()], withoutTicket };
  }

  private async countBlock(first: number): Promise<OrderCount[]> {
    const rows = await this.block(first)
      .select('o.status', 'status')
      .addSelect('o.ticketType', 'ticketType')
      .addSelect('COUNT(*)', 'orders')
      .groupBy('o.status')
      .addGroupBy('o.ticketType')
      .getRawMany<Record<keyof OrderCount, string | number>>();
    return rows.map(({ status, ticketType, orders }) => ({
      status: status as OrderStatus,
      ticketType: String(ticketType),
      orders: Number(orders),
    }));
  }

  /** Those that wait for a person anyway have an alert of their own. */
  private countWithoutTicket(first: number): Promise<number> {
    const orders = this.block(first)
      .andWhere({ attention: IsNull() })
      // Not as they are: an index on them would be taken for narrow, and holds nearly every order.
      .andWhere('COALESCE(o.holdsSeats, 0) = 1')
      .andWhere(`COALESCE(o.status, '') IN (:...paid)`, { paid: statusesIn('paid') });
    const tickets = orders
      .subQuery()
      .select('1')
      .from(TicketEntity, 't')
      .where(`t.orderId = o.id AND t.deletedAt IS NULL AND t.status IN ('valid', 'used')`);
    return orders.andWhere(`NOT EXISTS ${tickets.getQuery()}`).getCount();
  }

  private block(first: number) {
    return this.reader.select(OrderEntity, 'o').where({ id: Between(first, first + BLOCK - 1), deletedAt: IsNull() });
  }
}
