import { isSuccessful } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/app-error.js';
import { OrderSeats } from '../orders/order-seats.service.js';
import { OrderStatusService } from '../orders/order-status.service.js';
import { isStillOpen } from '../orders/order-time.js';
import { OrderEntity } from '../orders/order.entity.js';
import { CloseAttempts } from './close-attempts.service.js';
import { isProviderTrouble } from './provider-trouble.js';

/**
 * Ends an open order: closed at the provider first, then here. When the provider can't be asked the order ends all the
 * same and keeps its seats until the sync has closed it there (rules, "Seats").
 */
@Injectable()
export class CancelOrderService {
  private readonly logger = new Logger(CancelOrderService.name);

  constructor(
    private readonly reader: Reader,
    private readonly closing: CloseAttempts,
    private readonly orderStatus: OrderStatusService,
    private readonly seats: OrderSeats,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** By the buyer. Throws 404, 403 (a token that isn't the owner's), 409 (paid meanwhile, or ended before). */
  async cancel(orderNumber: string, subject: string | undefined): Promise<void> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    if (subject !== undefined && order.subject !== subject) {
      throw new AppError('FORBIDDEN', 'This order belongs to another buyer.');
    }
    if (!isStillOpen(order, this.clock.now())) throw notOpen(order);
    await this.ifReachable(order, async () => this.closing.askAll(order.id, 'buyer'));
    const report = { orderId: order.id, to: 'cancel', source: 'buyer', via: 'buyer' } as const;
    const { order: ended } = await this.transactions.run((db) => this.orderStatus.apply(db, report));
    if (ended.status !== 'cancel') throw notOpen(ended);
    await this.ifReachable(order, async () => {
      if (!(await this.closing.closeAll(order.id, 'buyer'))) return;
      await this.transactions.run((db) => this.seats.release(db, ended, 'buyer'));
    });
  }

  /** What can't be done at the provider now is left to the sync, which closes every ended order's attempts. */
  private async ifReachable(order: OrderEntity, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isProviderTrouble(error)) throw error;
      this.logger.warn(`order ${order.id}: not closed at the provider yet: ${error.message}`);
    }
  }
}

function notOpen(order: OrderEntity): AppError {
  const text = isSuccessful(order.status)
    ? 'This order has been paid and cannot be cancelled.'
    : 'This order has already ended.';
  return new AppError('ORDER_NOT_OPEN', text);
}
