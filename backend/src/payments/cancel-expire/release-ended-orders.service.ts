import { isSuccessful, ORDER_STATUSES, statusGroup, type OrderStatus } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { type FindOptionsWhere, In, Raw } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReleaseSeatsAndCodesService } from '../../orders/status/release-seats-and-codes.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { SEATS_HELD_AT_MOST_MS } from './expire-order.service.js';

const BATCH = 100;
/** By no index: SQLite would take that of the addresses, which nearly all orders lack. */
const NO_OPEN_EMAIL = Raw((column) => `COALESCE(${column}, '') = ''`);

const isWaiting = (status: OrderStatus): boolean => statusGroup(status) === 'pending';

/**
 * Releases the seats of ended orders: when the provider can take no more money for them, at the latest two minutes
 * after the order's expiry.
 */
@Injectable()
export class ReleaseEndedOrdersService {
  private readonly logger = new Logger(ReleaseEndedOrdersService.name);

  constructor(
    private readonly reader: Reader,
    private readonly seats: ReleaseSeatsAndCodesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async releaseDue(): Promise<number> {
    const ended = ORDER_STATUSES.filter((status) => status !== 'deny' && !isSuccessful(status) && !isWaiting(status));
    const holding = [
      ...(await this.holding({ status: In(ended) })),
      // A deny that ended its order (`isEndedByDeny`).
      ...(await this.holding({ status: 'deny', openEmail: NO_OPEN_EMAIL })),
    ];
    let released = 0;
    for (const order of holding) {
      try {
        if (await this.release(order)) released += 1;
      } catch (error) {
        this.logger.error(error, `the seats of order ${order.id} could not be given back`);
      }
    }
    return released;
  }

  /** One status after the other: with an OR, SQLite would read all that hold seats. */
  private holding(which: FindOptionsWhere<OrderEntity>): Promise<OrderEntity[]> {
    const where = { ...which, holdsSeats: true };
    return this.reader.of(OrderEntity).find({ where, order: { expiresAt: 'ASC' }, take: BATCH });
  }

  private async release(order: OrderEntity): Promise<boolean> {
    const isOverdue = this.clock.now().getTime() - order.expiresAt.getTime() >= SEATS_HELD_AT_MOST_MS;
    if (!isOverdue && (await this.reader.of(AttemptEntity).existsBy({ orderId: order.id, isFinal: false })))
      return false;
    return this.transactions.run((db) => this.seats.release(db, order, 'release'));
  }
}
