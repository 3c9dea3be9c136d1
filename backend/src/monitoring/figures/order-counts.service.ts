import type { OrderStatus } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Between } from 'typeorm';
import { OrderEntity } from '../../orders/order.entity.js';
import { Reader } from '../../platform/database/reader.js';

/** Orders of a block, by their numbers. */
const BLOCK = 5_000;
/** The newest blocks, where most changes are, are counted each time. */
const NEWEST = 2;

export interface OrderCount {
  status: OrderStatus;
  ticketType: string;
  orders: number;
}

/**
 * Orders by status and tier without ever reading them all at once: by blocks of 5,000, of which the newest two and one
 * older are counted at each call. So what changes in an old order shows after as many calls as there are blocks.
 */
@Injectable()
export class OrderCountsService {
  private readonly blocks = new Map<number, OrderCount[]>();
  private turn = 0;

  constructor(private readonly reader: Reader) {}

  /** Null until each block was counted once. Deleted orders count nowhere. */
  async count(): Promise<OrderCount[] | null> {
    const [last] = await this.reader.of(OrderEntity).find({ select: { id: true }, order: { id: 'DESC' }, take: 1 });
    const blocks = last ? Math.floor(last.id / BLOCK) + 1 : 0;
    const older = Math.max(0, blocks - NEWEST);
    const due = Array.from({ length: Math.min(blocks, NEWEST) }, (_, index) => blocks - 1 - index);
    if (older > 0) due.push(this.turn++ % older);
    for (const block of due) this.blocks.set(block, await this.countBlock(block));
    return this.blocks.size < blocks ? null : sumOf(this.blocks.values());
  }

  private async countBlock(block: number): Promise<OrderCount[]> {
    const rows = await this.reader
      .select(OrderEntity, 'o')
      .select('o.status', 'status')
      .addSelect('o.ticketType', 'ticketType')
      .addSelect('COUNT(*)', 'orders')
      .where({ id: Between(block * BLOCK, (block + 1) * BLOCK - 1) })
      .andWhere('o.deletedAt IS NULL')
      .groupBy('o.status')
      .addGroupBy('o.ticketType')
      .getRawMany<Record<keyof OrderCount, string | number>>();
    return rows.map(({ status, ticketType, orders }) => ({
      status: status as OrderStatus,
      ticketType: String(ticketType),
      orders: Number(orders),
    }));
  }
}

function sumOf(blocks: Iterable<readonly OrderCount[]>): OrderCount[] {
  const sums = new Map<string, OrderCount>();
  for (const count of [...blocks].flat()) {
    const key = `${count.status} ${count.ticketType}`;
    sums.set(key, { ...count, orders: count.orders + (sums.get(key)?.orders ?? 0) });
  }
  return [...sums.values()];
}
