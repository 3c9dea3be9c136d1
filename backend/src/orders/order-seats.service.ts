import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../tickets/seats.service.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { OrderEventEntity } from './order-event.entity.js';
import { OrderEntity } from './order.entity.js';
import { Clock } from '../clock/clock.js';

/**
 * What an order holds while it may be paid or is paid: its seats and its discount use. `holdsSeats` is turned by a
 * guarded update, so however many ask at once, seats are taken and given back once.
 */
@Injectable()
export class OrderSeats {
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
    await this.event(db, order, via, `${order.ticketQuantity} given back`);
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, -1);
    await this.seats.giveBack(db, order.ticketType, order.ticketQuantity);
    return true;
  }

  /** Takes them again for late money or an admin's correction; false when there aren't that many left. */
  async retake(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    const { affected } = await db.update(OrderEntity, { id: order.id, holdsSeats: false }, { holdsSeats: true });
    if (!affected) return true;
    // The price was promised with the discount, so its use counts even past the code's limit.
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, 1);
    if (await this.seats.takeAgain(db, order.ticketType, order.ticketQuantity)) {
      await this.event(db, order, via, `${order.ticketQuantity} taken again`);
      return true;
    }
    if (order.discountCodeId !== null) await this.countUse(db, order.discountCodeId, -1);
    await db.update(OrderEntity, { id: order.id }, { holdsSeats: false });
    return false;
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
