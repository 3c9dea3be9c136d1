import { ORDER_NUMBER_PATTERN } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { ReadyJson } from '../http/answers.js';
import { AppError } from '../http/app-error.js';
import { RateLimits } from '../http/rate-limits.service.js';
import { StatusAnswers } from '../orders/status-answers.service.js';
import { WatchedOrders } from './watched-orders.js';

const PER_MINUTE = 300;

/** What every waiting buyer asks once a second: a ready text from memory, and a mark that somebody waits. */
@Injectable()
export class PaymentStatusService {
  constructor(
    private readonly answers: StatusAnswers,
    private readonly watched: WatchedOrders,
    private readonly limits: RateLimits,
  ) {}

  async get(orderNumber: string): Promise<ReadyJson> {
    if (!ORDER_NUMBER_PATTERN.test(orderNumber)) throw notFound();
    await this.limits.hit('status', orderNumber, { limit: PER_MINUTE, ttlSeconds: 60 });
    const answer = await this.answers.get(orderNumber);
    if (answer.orderId === null) throw notFound();
    if (answer.isWaiting) this.watched.add(answer.orderId);
    return answer.ready;
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Order not found.');
