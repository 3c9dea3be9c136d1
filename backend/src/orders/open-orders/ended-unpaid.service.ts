import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { PassesService } from '../../waiting-room/places/passes.service.js';
import { OrderEntity } from '../order.entity.js';

/** Tells the waiting room which orders ended without being paid: a turn isn't lost by a cancelled order. */
@Injectable()
export class EndedUnpaidService implements OnModuleInit {
  constructor(private readonly passes: PassesService) {}

  onModuleInit(): void {
    this.passes.findEndedUnpaidBy((db, orderNumbers) => this.find(db, orderNumbers));
  }

  /** An open order has `open_email`, and one that was ever paid `paid_at`. */
  private async find(db: EntityManager, orderNumbers: readonly string[]): Promise<ReadonlySet<string>> {
    const ended = await db.find(OrderEntity, {
      select: { orderNumber: true },
      where: { orderNumber: In(orderNumbers), openEmail: IsNull(), paidAt: IsNull() },
    });
    return new Set(ended.map(({ orderNumber }) => orderNumber));
  }
}
