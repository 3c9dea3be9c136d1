import { describeStatus, isSuccessful, statusGroup, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isStillOpen } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

const MAX_AGE_MS = 1_000;
const MAX_CACHED = 20_000;

/** A ready answer of the status call, or that there is no such order. */
export interface StatusAnswer {
  orderId: number | null;
  /** Still to be paid, so the status sync should ask the provider soon. */
  isWaiting: boolean;
  ready: ReadyJson;
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

interface CachedAnswer {
  answer: Promise<StatusAnswer>;
  /** The same once it is there. */
  ready: StatusAnswer | null;
  at: number;
}

/**
 * Answers of the buyer's status call, cached as text for a second: every waiting buyer asks once a second. Unknown
 * numbers are cached too. OrderStatusService drops an order's answer when its status changes.
 */
@Injectable()
export class StatusAnswersService {
  private readonly cache = new Map<string, CachedAnswer>();

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  get(orderNumber: string): Promise<StatusAnswer> {
    assertNoTransaction('a cached answer');
    const now = this.clock.now().getTime();
    const known = this.cache.get(orderNumber);
    if (known && Math.abs(now - known.at) < MAX_AGE_MS) return known.answer;
    const entry: CachedAnswer = { answer: this.load(orderNumber), ready: null, at: now };
    this.cache.delete(orderNumber);
    this.cache.set(orderNumber, entry);
    this.dropOldest();
    return entry.answer.then((answer) => (entry.ready = answer));
  }

  /** The cached answer, if it isn't too old; never asks the database. */
  peek(orderNumber: string): StatusAnswer | null {
    const known = this.cache.get(orderNumber);
    if (!known || Math.abs(this.clock.now().getTime() - known.at) >= MAX_AGE_MS) return null;
    return known.ready;
  }

  forget(orderNumber: string): void {
    this.transactions.afterCommit(() => this.cache.delete(orderNumber));
  }

  private async load(orderNumber: string): Promise<StatusAnswer> {
    try {
      const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
      if (!order) return NOT_FOUND;
      const data = toData(order, this.clock.now());
      return {
        orderId: order.id,
        isWaiting: !data.is_successful,
        ready: new ReadyJson(JSON.stringify({ success: true, data })),
      };
    } catch (error) {
      this.cache.delete(orderNumber);
      throw error;
    }
  }

  /** A map keeps the order of insertion, so the first key is the oldest. */
  private dropOldest(): void {
    if (this.cache.size <= MAX_CACHED) return;
    const oldest = this.cache.keys().next().value;
    if (oldest !== undefined) this.cache.delete(oldest);
  }
}
