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
/** How long after its end an order may still hold seats while the provider can't be asked (rules, "Seats"). */
export const SEATS_HELD_AT_MOST_MS = 2 * 60_000;

/**
 * Ends open orders whose time is over: asked of the provider once more, closed there, then expired here. Those that
 * the provider's limit leaves no time for are ended unasked in the end; the sync closes them and finds late money.
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
    const isAsked =
      this.breaker.mayQuery() && (await this.atProvider(order, () => this.closing.queryAll(order.id, 'expiry')));
    const isOverdue = this.isOverdue(order);
    if (!isAsked && !isOverdue) return false;
    const report = { orderId: order.id, to: 'expire', source: 'expiry', via: 'expiry' } as const;
    const { order: ended, changed } = await this.transactions.run((db) => this.orderStatus.apply(db, report));
    if (!changed) return false;
    let isFinal = false;
    if (isAsked) {
      await this.atProvider(order, async () => {
        isFinal = await this.closing.closeAll(order.id, 'expiry');
      });
    }
    if (isFinal || isOverdue) await this.transactions.run((db) => this.seats.release(db, ended, 'expiry'));
    return true;
  }

  /** After a time in which no process ran, those that ended meanwhile are asked about as well: some may have paid. */
  private isOverdue({ expiresAt }: OrderEntity): boolean {
    const since = Math.max(expiresAt.getTime(), this.startedAt.getTime());
    return this.clock.now().getTime() - since >= SEATS_HELD_AT_MOST_MS;
  }

  /** Whether the provider could be asked. Locked orders are a person's: nothing is asked or closed, time ends them. */
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
