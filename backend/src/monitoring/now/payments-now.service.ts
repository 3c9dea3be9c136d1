import { statusesIn, type NowFailure, type NowPending } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../../orders/order.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';

const ENDING_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const FAILED = ['deny', 'cancel', 'expire', 'failure'];

/** Payments that are awaited, and those that failed lately. */
@Injectable()
export class PaymentsNowService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async pending(): Promise<NowPending> {
    const soon = new Date(this.clock.now().getTime() + ENDING_MS);
    const row = await this.reader
      .select(OrderEntity, 'o')
      .select('COUNT(*)', 'orders')
      .addSelect('SUM(o.finalAmount)', 'rupiah')
      .addSelect('SUM(CASE WHEN o.expiresAt <= :soon THEN 1 ELSE 0 END)', 'ending_orders')
      .addSelect('SUM(CASE WHEN o.expiresAt <= :soon THEN o.ticketQuantity ELSE 0 END)', 'ending_seats')
      .where('o.status IN (:...open) AND o.deletedAt IS NULL', { open: statusesIn('pending'), soon })
      .getRawOne<Record<keyof NowPending, string | number | null>>();
    return {
      orders: Number(row?.orders ?? 0),
      rupiah: Number(row?.rupiah ?? 0),
      ending_orders: Number(row?.ending_orders ?? 0),
      ending_seats: Number(row?.ending_seats ?? 0),
    };
  }

  /** Of the last hour: transactions by the provider's word, and orders whose time was over. */
  async failures(): Promise<NowFailure[]> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOUR_MS);
    const rows = await this.reader
      .select(ProviderTransactionEntity, 't')
      .select('t.status', 'reason')
      .addSelect('COUNT(*)', 'count')
      .where('t.updatedAt > :since AND t.status IN (:...failed)', { since, failed: FAILED })
      .groupBy('t.status')
      .getRawMany<Record<keyof NowFailure, string | number>>();
    const unpaid = await this.reader
      .select(OrderEntity, 'o')
      .where(`o.status = 'expire' AND o.expiresAt > :since AND o.expiresAt <= :now AND o.deletedAt IS NULL`, {
        since,
        now,
      })
      .getCount();
    const failures = rows.map(({ reason, count }) => ({ reason: String(reason), count: Number(count) }));
    return [...failures, { reason: 'unpaid', count: unpaid }]
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
  }
}
