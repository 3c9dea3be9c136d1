import { isSuccessful } from '@festival/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailClaimsService } from '../../mail/queue/mail-claims.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { canBePaid } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

/** Lets no "finish your payment" mail leave for an order that can't be paid any more. */
@Injectable()
export class DropRemindersService implements OnModuleInit {
  constructor(
    private readonly claims: MailClaimsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.claims.dropWhen('finish_payment', (db, orderId) => this.reason(db, orderId));
  }

  private async reason(db: EntityManager, id: number): Promise<string | null> {
    const order = await db.findOneBy(OrderEntity, { id });
    if (!order || order.deletedAt !== null) return 'Not sent: the order was deleted.';
    if (canBePaid(order, this.clock.now())) return null;
    return isSuccessful(order.status) ? 'Not sent: the order was paid.' : 'Not sent: the order had ended.';
  }
}
