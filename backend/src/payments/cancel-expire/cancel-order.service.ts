import { isSuccessful } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type Buyer, ownsOrder } from '../../platform/access/identities.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { ReleaseSeatsAndCodesService } from '../../orders/status/release-seats-and-codes.service.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { isStillOpen } from '../../orders/order-time.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { isProviderFailure } from '../provider/provider-errors.js';

/** `after` is the order as it was cancelled. */
type AfterEnd = (db: EntityManager, before: OrderEntity, after: OrderEntity) => Promise<void>;

/**
 * Cancels an open order: the provider is asked, the order ends, then its payment is closed there. When the provider
 * can't be reached, the order ends all the same and holds its seats until the sync has closed it there.
 */
@Injectable()
export class CancelOrderService {
  private readonly logger = new Logger(CancelOrderService.name);

  constructor(
    private readonly reader: Reader,
    private readonly closing: CloseAttemptsService,
    private readonly orderStatus: OrderStatusService,
    private readonly seats: ReleaseSeatsAndCodesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** By the buyer. Throws 404, 403 (a token that isn't the owner's), 409 (paid meanwhile, or ended before). */
  async cancel(orderNumber: string, buyer: Buyer | undefined): Promise<void> {
    const order = await this.order(orderNumber);
    if (buyer && !ownsOrder(buyer, order)) {
      throw new AppError('FORBIDDEN', 'This order belongs to another buyer.');
    }
    await this.end(order, 'buyer');
  }

  /** By staff; `ended` runs in the same transaction. Money that comes meanwhile wins over them too. Throws 404, 409. */
  async cancelByStaff(orderNumber: string, ended: AfterEnd): Promise<void> {
    await this.end(await this.order(orderNumber), 'admin', ended);
  }

  private async order(orderNumber: string): Promise<OrderEntity> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
    return order;
  }

  private async end(order: OrderEntity, via: 'buyer' | 'admin', ended?: AfterEnd): Promise<void> {
    if (!isStillOpen(order, this.clock.now())) throw notOpen(order);
    const isAsked = await this.ifReachable(order, () => this.closing.queryAll(order.id, via));
    // For both `source` is the buyer, which ends an open order and never one that is paid.
    const report = { orderId: order.id, to: 'cancel', source: 'buyer', via } as const;
    const after = await this.transactions.run(async (db) => {
      const { order: now } = await this.orderStatus.apply(db, report);
      if (now.status === 'cancel') await ended?.(db, order, now);
      return now;
    });
    if (after.status !== 'cancel') throw notOpen(after);
    // Nobody waits for a second turn when the first didn't come.
    const isClosed = isAsked && (await this.ifReachable(order, () => this.close(after, via)));
    if (!isClosed) await this.closing.makeDue(order.id);
  }

  private async close(order: OrderEntity, via: string): Promise<void> {
    if (!(await this.closing.closeAll(order.id, via))) return;
    await this.transactions.run((db) => this.seats.release(db, order, via));
  }

  /** False when the provider wasn't asked. A failure is left to the sync, which closes the attempts of every ended order. */
  private async ifReachable(order: OrderEntity, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      this.logger.warn(`order ${order.id}: not closed at the provider yet: ${describeError(error)}`);
      return false;
    }
  }
}

function notOpen(order: OrderEntity): AppError {
  const text = isSuccessful(order.status)
    ? 'This order has been paid and cannot be cancelled.'
    : 'This order has already ended.';
  return new AppError('ORDER_NOT_OPEN', text);
}
