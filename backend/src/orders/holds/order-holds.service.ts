import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { changeTime, paymentEnd } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { StatusAnswersService } from '../status/status-answers.service.js';

/** Minutes that an order whose payment was never opened holds its seats; at most `ORDER_EXPIRY_MINUTES`. */
const UNOPENED_MINUTES = 10;
/** The same for a network that holds as many unpaid seats as it may. */
const CROWDED_MINUTES = 8;

/** How long an unpaid order holds its seats: briefly at first, `ORDER_EXPIRY_MINUTES` once its payment is opened. */
@Injectable()
export class OrderHoldsService {
  constructor(
    private readonly answers: StatusAnswersService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Minutes for a new order. */
  firstMinutes(isCrowded: boolean): number {
    return Math.min(isCrowded ? CROWDED_MINUTES : UNOPENED_MINUTES, this.config.orderExpiryMinutes);
  }

  /** The order's end once its payment is opened. */
  paymentEnd(order: Pick<OrderEntity, 'createdAt' | 'expiresAt'>): Date {
    return paymentEnd(order, this.config.orderExpiryMinutes);
  }

  /** Holds the seats for as long as a payment may take; in the transaction that opens one and has locked the row. */
  async extend(db: EntityManager, order: OrderEntity): Promise<void> {
    const expiresAt = this.paymentEnd(order);
    // A caller that waits for another's token comes again and again.
    if (expiresAt.getTime() === order.expiresAt.getTime()) return;
    const changes = { expiresAt, updatedAt: changeTime(order, this.clock.now()) };
    await db.update(OrderEntity, { id: order.id }, changes);
    await this.answers.changed(db, { ...order, ...changes });
  }
}
