import { OPEN_STATUSES } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/http/errors/describe-error.js';
import { OrderSeatsService } from '../../orders/status/order-seats.service.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { ProviderUnavailable } from '../provider/payment-gateway.js';
import { ProviderCircuitBreaker } from '../provider-limits/circuit-breaker.js';
import { isProviderFailure } from '../provider/provider-errors.js';

const BATCH = 50;
/** An order holds its seats at most this long after its end while the provider can't be reached. */
export const SEATS_HELD_AT_MOST_MS = 2 * 60_000;

/**
 * Expires open orders whose time is over: queried at the provider once more, closed there, then expired here. An order
 * that the query budget leaves no room for expires without a query; the sync closes it and finds late money.
 */
@Injectable()
export class ExpireOrdersService {
  private readonly logger = new Logger(ExpireOrdersService.name);
  private readonly startedAt: Date;

  constructor(
    private readonly reader: Reader,
    private readonly closing: CloseAttemptsService,
    private readonly orderStatus: OrderStatusService,
    private readonly seats: OrderSeatsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /** One batch, oldest first; gives the number of orders that ended. */
  async expireDue(): Promise<number> {
    const isOver = { expiresAt: LessThanOrEqual(this.clock.now()) };
    const due = await this.reader.of(OrderEntity).find({
      // A deny that ended its order (`isEndedByDeny`) doesn't wait for another try.
      where: [
        { status: In(OPEN_STATUSES.filter((status) => status !== 'deny')), ...isOver },
        { status: 'deny', openEmail: Not(IsNull()), ...isOver },
      ],
      order: { expiresAt: 'ASC' },
      take: BATCH,
    });
    let ended = 0;
    for (const order of due) {
      try {
        if (await this.expire(order)) ended += 1;
      } catch (error) {
        // One order must not hold up those behind it.
        this.logger.error(error, `order ${order.id} could not be expired`);
      }
    }
    return ended;
  }

  private async expire(order: OrderEntity): Promise<boolean> {
    const isQueried =
      this.breaker.mayQuery() && (await this.atProvider(order, () => this.closing.queryAll(order.id, 'expiry')));
    const isOverdue = this.isOverdue(order);
    if (!isQueried && !isOverdue) return false;
    const report = { orderId: order.id, to: 'expire', source: 'expiry', via: 'expiry' } as const;
    const { order: ended, changed } = await this.transactions.run((db) => this.orderStatus.apply(db, report));
    if (!changed) return false;
    let isFinal = false;
    if (isQueried) {
      await this.atProvider(order, async () => {
        isFinal = await this.closing.closeAll(order.id, 'expiry');
      });
    }
    if (isFinal || isOverdue) await this.transactions.run((db) => this.seats.release(db, ended, 'expiry'));
    return true;
  }

  /** Counts from this process's start at the earliest: orders that ended while no process ran are queried too. */
  private isOverdue({ expiresAt }: OrderEntity): boolean {
    const since = Math.max(expiresAt.getTime(), this.startedAt.getTime());
    return this.clock.now().getTime() - since >= SEATS_HELD_AT_MOST_MS;
  }

  /** Whether `work` reached the provider. Locked orders are never queried or closed: they only expire. */
  private async atProvider(order: OrderEntity, work: () => Promise<void>): Promise<boolean> {
    if (order.syncLocked || this.breaker.isOpen()) return false;
    try {
      await work();
      this.breaker.succeeded();
      return true;
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      if (error instanceof ProviderUnavailable) this.breaker.failed(error.isOverloaded);
      this.logger.warn(`order ${order.id}: not closed at the provider yet: ${describeError(error)}`);
      return false;
    }
  }
}
