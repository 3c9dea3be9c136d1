import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../../tickets/tiers/seats.service.js';
import { DiscountCodeEntity } from '../codes/discount-code.entity.js';
import { OrderEventEntity } from './order-event.entity.js';
import { changeTime } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { Clock } from '../../platform/clock/clock.js';

/**
 * Seats and discount use of an order that may be paid or is paid. `holdsSeats` is turned by a guarded update, so however
 * many ask at once, seats are taken and given back once.
 */
@Injectable()
export class ReleaseSeatsAndCodesService {
  constructor(
    private readonly seats: SeatsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives seats and discount use back; false when the order holds none, or has another status than the one given: it
   * may have been paid in between, and then the seats are the buyer's.
   */
  async release(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    const holding = { id: order.id, status: order.status, holdsSeats: true };
    const { affected } = await db.update(OrderEntity, holding, { holdsSeats: false });
    if (!affected) return false;
    const quantity = await this.quantityOf(db, order);
    await this.event(db, order, via, `${quantity} given back`);
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, -1);
    await this.seats.giveBack(db, order.ticketType, quantity);
    return true;
  }

  /** Gives the seats of some tickets back, which a refund has taken out; the others stay the buyer's. */
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
    // The row is ours by now: whoever gave all seats back has done so before, or finds these gone.
    const { holdsSeats } = await db.findOneByOrFail(OrderEntity, { id });
    if (!holdsSeats) return;
    await this.event(db, order, via, `${quantity} given back`);
    await this.seats.giveBack(db, order.ticketType, quantity);
  }

  /** Takes them again for late money or an admin's correction; false when there aren't that many left. */
  async retake(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    const { affected } = await db.update(OrderEntity, { id: order.id, holdsSeats: false }, { holdsSeats: true });
    if (!affected) return true;
    // The price was promised with the discount, so its use counts even past the code's limit.
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, 1);
    const quantity = await this.quantityOf(db, order);
    if (await this.seats.takeAgain(db, order.ticketType, quantity)) {
      await this.event(db, order, via, `${quantity} taken again`);
      return true;
    }
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, -1);
    await db.update(OrderEntity, { id: order.id }, { holdsSeats: false });
    return false;
  }

  /** Read where the order's row is ours already: a refund of some tickets may have come before. */
  private async quantityOf(db: EntityManager, { id }: OrderEntity): Promise<number> {
    const { ticketQuantity, refundedQuantity } = await db.findOneByOrFail(OrderEntity, { id });
    return ticketQuantity - refundedQuantity;
  }

  private async countUse(db: EntityManager, id: number, by: 1 | -1): Promise<void> {
    await db
      .createQueryBuilder()
      .update(DiscountCodeEntity)
      .set({ uses: () => (by === 1 ? 'uses + 1' : 'uses - 1') })
      .where(by === 1 ? 'id = :id' : 'id = :id AND uses > 0', { id })
      .execute();
  }

  private async event(db: EntityManager, order: OrderEntity, via: string, detail: string): Promise<void> {
    await db.insert(OrderEventEntity, { orderId: order.id, kind: 'seats', via, detail, at: this.clock.now() });
  }
}
