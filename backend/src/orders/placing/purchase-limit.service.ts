import { PURCHASE_LIMIT_TEXT } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { padded } from '../../platform/database/padded.js';
import { fieldError } from '../../platform/errors/app-error.js';
import type { OrderEntity } from '../order.entity.js';
import { SUCCESSFUL_STATUSES } from '../order-sums.js';

const BUYER_COLUMNS = { buyerEmail: 'buyer_email', buyerPhone: 'buyer_phone' } as const;

/** `PURCHASE_LIMIT`: tickets of one e-mail address or phone number, paid and in open orders together. */
@Injectable()
export class PurchaseLimitService {
  constructor(private readonly config: AppConfig) {}

  /**
   * Throws 422 when one of these written orders passes the limit. A buyer's orders are written one after the other,
   * since `open_email` and `open_phone` are unique: so each sees those before it.
   */
  async assert(db: EntityManager, orders: readonly OrderEntity[]): Promise<void> {
    const most = this.config.purchaseLimit;
    if (most === null) return;
    for (const field of ['buyerEmail', 'buyerPhone'] as const) {
      const values = padded(orders.map((order) => order[field]));
      const counts = await countTickets(db, BUYER_COLUMNS[field], values);
      for (const order of orders) {
        const count = counts.get(order[field]) ?? 0;
        if (count <= most) continue;
        const left = Math.max(0, most - (count - order.ticketQuantity));
        throw fieldError('quantity', PURCHASE_LIMIT_TEXT[order.language](most, left));
      }
    }
  }
}

async function countTickets(
  db: EntityManager,
  column: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<Array<{ buyer: string; tickets: number | string }>>(
    `SELECT ${column} AS buyer, SUM(ticket_quantity - refunded_quantity) AS tickets FROM orders
     WHERE ${column} IN (${values.map(() => '?').join(', ')}) AND deleted_at IS NULL
     AND (open_email IS NOT NULL OR status IN (${SUCCESSFUL_STATUSES.map(() => '?').join(', ')})) GROUP BY ${column}`,
    [...values, ...SUCCESSFUL_STATUSES],
  );
  return new Map(rows.map(({ buyer, tickets }) => [buyer, Number(tickets)]));
}
