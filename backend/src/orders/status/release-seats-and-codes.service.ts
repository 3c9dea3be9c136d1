import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../../tickets/tiers/seats.service.js';
import { CodeUsesService } from '../codes/code-uses.service.js';
import { OrderHistoryService } from './order-history.service.js';
import { changeTime } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { Clock } from '../../platform/clock/clock.js';

/**
 * Seats and discount use of an order that may be paid or is paid. `holdsSeats` is turned by a guarded update, so however
 * many ask at once, seats are taken and released once.
 */
@Injectable()
export class ReleaseSeatsAndCodesService {
  constructor(
    private readonly seats: SeatsService,
    private readonly codeUses: CodeUsesService,
    private readonly history: OrderHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Releases seats and discount use; false when the order holds none, or has another status than the one given: it
   * may have been paid in between, and then the seats are the buyer's.
   */
  async release(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    const holding = { id: order.id, status: order.status, holdsSeats: true };
    const { affected } = await db.update(OrderEntity, holding, { holdsSeats: false, holdNetwork: null });
    if (!affected) return false;
    const quantity = await heldSeats(db, order);
    await this.history.seats(db, order, via, `${quantity} given back`);
    await this.codeUses.releaseDiscountUse(db, order);
    await this.seats.release(db, order.ticketType, quantity);
    return true;
  }

  /** Releases the seats of some tickets, which a refund has taken out; the others stay the buyer's. */
  async releasePart(db: EntityManager, order: OrderEntity, quantity: number, via: string): Promise<void> {
    const { id, updatedAt } = order;
    const { affected } = await db
      .createQueryBuilder()
      .update(OrderEntity)
      .set({
        refundedQuantity: () => 'refunded_quantity + :quantity',
        updatedAt: changeTime({ updatedAt }, this.clock.now()),
      })
      .where('id = :id AND refunded_quantity + :quantity <= ticket_quantity', { id, quantity })
      .execute();
    if (!affected) return;
    // The row is ours by now: whoever released all seats has done so before, or finds these gone.
    const { holdsSeats } = await db.findOneByOrFail(OrderEntity, { id });
    if (!holdsSeats) return;
    await this.history.seats(db, order, via, `${quantity} given back`);
    await this.seats.release(db, order.ticketType, quantity);
  }
}

/** The tickets whose seats the order holds. To be read in the transaction that changes the order's row. */
export async function heldSeats(db: EntityManager, { id }: OrderEntity): Promise<number> {
  const { ticketQuantity, refundedQuantity } = await db.findOneByOrFail(OrderEntity, { id });
  return ticketQuantity - refundedQuantity;
}
