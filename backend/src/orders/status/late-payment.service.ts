import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../../tickets/tiers/seats.service.js';
import { OrderEntity } from '../order.entity.js';
import { OrderHistoryService } from './order-history.service.js';
import { countDiscountUse, seatsOf } from './release-seats-and-codes.service.js';

/** A payment that arrives after the order's seats were released, or an admin's correction that needs them again. */
@Injectable()
export class LatePaymentService {
  constructor(
    private readonly seats: SeatsService,
    private readonly history: OrderHistoryService,
  ) {}

  /** Takes seats and discount use again; true when the order holds them still; false when there aren't that many left. */
  async retakeSeats(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    // The status was just written where the order still held them.
    if (order.holdsSeats) return true;
    const { affected } = await db.update(OrderEntity, { id: order.id, holdsSeats: false }, { holdsSeats: true });
    if (!affected) return true;
    // The price was promised with the discount, so its use counts even past the code's limit.
    await countDiscountUse(db, order, 1);
    const quantity = await seatsOf(db, order);
    if (await this.seats.takeAgain(db, order.ticketType, quantity)) {
      await this.history.seats(db, order, via, `${quantity} taken again`);
      return true;
    }
    await countDiscountUse(db, order, -1);
    await db.update(OrderEntity, { id: order.id }, { holdsSeats: false });
    return false;
  }
}
