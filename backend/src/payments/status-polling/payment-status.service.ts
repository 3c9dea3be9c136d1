import { ORDER_NUMBER_PATTERN, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { AppError } from '../../platform/errors/app-error.js';
import { addressKey, RateLimitsService, tooManyRequests } from '../../platform/http/limits/rate-limits.service.js';
import { type StatusAnswer, StatusAnswersService } from '../../orders/status/status-answers.service.js';
import { PolledOrders } from '../sync/polled-orders.js';
import { StatusCallLimit } from './status-call-limit.js';

// Guessing numbers must not cost reads without end; a campus is one address, so only a short pause.
const UNKNOWN_ORDERS = { limit: 600, ttlSeconds: 60, blockSeconds: 5 };

/** The status that waiting buyers poll once a second: a cached text, and a mark that the order is polled. */
@Injectable()
export class PaymentStatusService {
  private readonly calls = new StatusCallLimit();

  constructor(
    private readonly answers: StatusAnswersService,
    private readonly polledOrders: PolledOrders,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    reads: CachedReads,
  ) {
    reads.addFamily('/api/payment/:orderNumber/status', (orderNumber) => this.cached(orderNumber));
  }

  /** Throws 404, and 429 past the order's limit or for an address that polls many unknown orders. */
  async get(orderNumber: string, address: string): Promise<ReadyJson<PaymentStatusData>> {
    if (!ORDER_NUMBER_PATTERN.test(orderNumber)) throw notFound();
    await this.limits.refuseBlocked('unknown-order', addressKey(address));
    const waitSeconds = this.count(orderNumber);
    if (waitSeconds > 0) throw tooManyRequests('order_status', waitSeconds);
    const answer = await this.answers.get(orderNumber);
    if (answer.orderId === null) {
      await this.limits.fail('unknown-order', addressKey(address), UNKNOWN_ORDERS);
      throw notFound();
    }
    return this.polled(answer);
  }

  /** The cached answer when the order's limit allows one more; the route gives all others. */
  private cached(orderNumber: string): ReadyJson<PaymentStatusData> | null {
    const answer = this.answers.cached(orderNumber);
    if (!answer || answer.orderId === null || this.count(orderNumber) > 0) return null;
    return this.polled(answer);
  }

  private polled({ orderId, isWaiting, ready }: StatusAnswer): ReadyJson<PaymentStatusData> {
    if (isWaiting && orderId !== null) this.polledOrders.add(orderId);
    return ready;
  }

  private count(orderNumber: string): number {
    return this.config.rateLimits ? this.calls.hit(orderNumber) : 0;
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Order not found.');
