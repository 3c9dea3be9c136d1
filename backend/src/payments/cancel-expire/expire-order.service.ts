import { Injectable, Logger } from '@nestjs/common';
import type { OrderEntity } from '../../orders/order.entity.js';
import { ReleaseSeatsAndCodesService } from '../../orders/status/release-seats-and-codes.service.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { ProviderCircuitBreaker } from '../provider-limits/circuit-breaker.js';
import { ProviderUnavailable, isProviderFailure } from '../provider/provider-errors.js';

/** An order holds its seats at most this long after its end while the provider can't be reached. */
export const SEATS_HELD_AT_MOST_MS = 2 * 60_000;

/**
 * Expires an open order whose time is over: queried at the provider once more, closed there, then expired here. While
 * the circuit is open it expires two minutes later without a query; the sync closes it and finds late money.
 */
@Injectable()
export class ExpireOrderService {
  private readonly logger = new Logger(ExpireOrderService.name);
  private readonly startedAt: Date;

  constructor(
    private readonly closing: CloseAttemptsService,
    private readonly orderStatus: OrderStatusService,
    private readonly seats: ReleaseSeatsAndCodesService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /** False when the order has to wait for the provider, or didn't change. */
  async expire(order: OrderEntity): Promise<boolean> {
    // An order whose payment was never opened has nothing at the provider.
    const isPayable = order.syncLocked || (await this.closing.isPayable(order.id));
    const isOverdue = this.isOverdue(order);
    // Seats that are overdue don't wait behind other orders: the sync finds money that has come.
    const mayQuery = !isOverdue || this.closing.hasTurnNow();
    const query = () => this.atProvider(order, () => this.closing.queryAll(order.id, 'expiry'));
    const isQueried = !isPayable || (mayQuery && (await query()));
    if (!isQueried && !isOverdue) return false;
    const report = { orderId: order.id, to: 'expire', source: 'expiry', via: 'expiry' } as const;
    const { order: ended, changed } = await this.transactions.run((db) => this.orderStatus.apply(db, report));
    if (!changed) return false;
    let isFinal = false;
    if (!(await this.closing.isPayable(order.id))) isFinal = true;
    else if (isQueried) {
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
