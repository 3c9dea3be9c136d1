import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatsService } from '../../tickets/tiers/seats.service.js';
import { CodeUsesService } from '../codes/code-uses.service.js';
import { OrderEntity } from '../order.entity.js';
import { OrderHistoryService } from './order-history.service.js';
import { heldSeats } from './release-seats-and-codes.service.js';

/** A payment that arrives after the order's seats were released, or an admin's correction that needs them again. */
@Injectable()
export class LatePaymentService {
  constructor(
    private readonly seats: SeatsService,
    private readonly codeUses: CodeUsesService,
    private readonly history: OrderHistoryService,
  ) {}

  /** Retakes seats and discount use; true when the order holds them still; false when there aren't that many left. */
  async retakeSeats(db: EntityManager, order: OrderEntity, via: string): Promise<boolean> {
    // The status was just written where the order still held them.
    if (order.holdsSeats) return true;
    const { affected } = await db.update(OrderEntity, { id: order.id, holdsSeats: false }, { holdsSeats: true });
    if (!affected) return true;
    await this.codeUses.retakeDiscountUse(db, order);
    const quantity = await heldSeats(db, order);
    if (await this.seats.retake(db, order.ticketType, quantity)) {
      await this.history.seats(db, order, via, `${quantity} taken again`);
      return true;
    }
    await this.codeUses.releaseDiscountUse(db, order);
    await db.update(OrderEntity, { id: order.id }, { holdsSeats: false });
    return false;
  }
}
