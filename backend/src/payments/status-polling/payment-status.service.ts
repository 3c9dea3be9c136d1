import { ORDER_NUMBER_PATTERN, type PaymentStatusData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { ReadyJson } from '../../platform/http/answers/answers.js';
import { AppError } from '../../platform/errors/app-error.js';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { StatusAnswersService } from '../../orders/status/status-answers.service.js';
import { PolledOrders } from '../sync/polled-orders.js';

/** Five tabs may poll one order every second. */
const LIMIT = { limit: 300, ttlSeconds: 60 };

// Guessing numbers must not cost reads without end; a campus is one address, so only a short pause.
const UNKNOWN_ORDERS = { limit: 600, ttlSeconds: 60, blockSeconds: 5 };

/** The status that waiting buyers poll once a second: a cached text, and a mark that the order is polled. */
@Injectable()
export class PaymentStatusService {
  constructor(
    private readonly answers: StatusAnswersService,
    private readonly polledOrders: PolledOrders,
    private readonly limits: RateLimitsService,
  ) {}

  /** The cached answer when the order's limit allows one more; null otherwise. */
  async ready(orderNumber: string): Promise<ReadyJson<PaymentStatusData> | null> {
    const answer = this.answers.cached(orderNumber);
    if (!answer || answer.orderId === null || !(await this.isWithinLimit(orderNumber))) return null;
    if (answer.isWaiting) this.polledOrders.add(answer.orderId);
    return answer.ready;
  }

  /** Throws 404, and 429 past the order's limit or for an address that polls many unknown orders. */
  async get(orderNumber: string, address: string): Promise<ReadyJson<PaymentStatusData>> {
    if (!ORDER_NUMBER_PATTERN.test(orderNumber)) throw notFound();
    await this.limits.refuseBlocked('unknown-order', addressKey(address));
    await this.limits.hit('status', orderNumber, LIMIT);
    const answer = await this.answers.get(orderNumber);
    if (answer.orderId === null) {
      await this.limits.fail('unknown-order', addressKey(address), UNKNOWN_ORDERS);
      throw notFound();
    }
    if (answer.isWaiting) this.polledOrders.add(answer.orderId);
    return answer.ready;
  }

  private async isWithinLimit(orderNumber: string): Promise<boolean> {
    try {
      await this.limits.hit('status', orderNumber, LIMIT);
      return true;
    } catch (error) {
      // The route says so, in the words of every refusal.
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Order not found.');
