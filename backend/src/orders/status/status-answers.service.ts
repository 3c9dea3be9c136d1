import { describeStatus, isSuccessful, statusGroup, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isStillOpen } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

const MAX_AGE_MS = 1_000;
const MAX_ENTRIES = 20_000;

/** A ready answer of the status call, or that there is no such order. */
export interface StatusAnswer {
  orderId: number | null;
  /** Still to be paid, so the status sync should ask the provider soon. */
  isWaiting: boolean;
  ready: ReadyJson<PaymentStatusData>;
}

const NOT_FOUND: StatusAnswer = { orderId: null, isWaiting: false, ready: new ReadyJson('') };

function toData(order: OrderEntity, now: Date): PaymentStatusData {
  const group = statusGroup(order.status);
  const successful = isSuccessful(order.status);
  return {
    order_number: order.orderNumber,
    status: order.status,
    status_description: describeStatus(order.status),
    is_successful: successful,
    is_failed: !successful && group !== 'pending',
    is_pending: group === 'pending',
    paid_at: order.paidAt?.toISOString() ?? null,
    is_open: isStillOpen(order, now),
    expires_at: order.expiresAt.toISOString(),
  };
}

/**
 * Answers of the buyer's status call, cached as text for a second: every waiting buyer asks once a second. Unknown
 * numbers
 * are cached too. An order's answer is forgotten when its status changes.
 */
@Injectable()
export class StatusAnswersService {
  private readonly answers: TtlCache<StatusAnswer>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.answers = new TtlCache(clock, MAX_AGE_MS, (orderNumber) => this.load(orderNumber), MAX_ENTRIES);
  }

  get(orderNumber: string): Promise<StatusAnswer> {
    return this.answers.get(orderNumber);
  }

  /** Asks nothing and nobody. */
  cached(orderNumber: string): StatusAnswer | null {
    return this.answers.cached(orderNumber);
  }

  forget(orderNumber: string): void {
    this.transactions.afterCommit(() => this.answers.forget(orderNumber));
  }

  private async load(orderNumber: string): Promise<StatusAnswer> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) return NOT_FOUND;
    const data = toData(order, this.clock.now());
    return {
      orderId: order.id,
      isWaiting: !data.is_successful,
      ready: new ReadyJson(JSON.stringify({ success: true, data })),
    };
  }
}
