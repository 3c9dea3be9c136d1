import { isSuccessful, type TicketStatus } from '@festival/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { MailClaimsService } from '../../mail/queue/mail-claims.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { canBePaid } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

/** What a mail's purpose depends on. */
const SHOWN = { id: true, status: true, expiresAt: true, deletedAt: true, openEmail: true } as const;

async function noTicketLeft(db: EntityManager, ids: number[]): Promise<Map<number, string>> {
  const where = { orderId: In(ids), status: In<TicketStatus>(['valid', 'used']), deletedAt: IsNull() };
  const left = new Set((await db.find(TicketEntity, { select: { orderId: true }, where })).map((each) => each.orderId));
  const gone = ids.filter((id) => !left.has(id));
  return new Map(gone.map((id) => [id, 'Not sent: no ticket of the order lets anybody in.']));
}

/** Lets no mail leave that has lost its purpose: a reminder to pay what can't be paid any more, void e-tickets. */
@Injectable()
export class DropMailsService implements OnModuleInit {
  constructor(
    private readonly claims: MailClaimsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.claims.dropWhen('finish_payment', (db, ids) => this.reasons(db, ids));
    this.claims.dropWhen('e_ticket', noTicketLeft);
  }

  private async reasons(db: EntityManager, ids: number[]): Promise<Map<number, string>> {
    const orders = await db.find(OrderEntity, { select: SHOWN, where: { id: In(ids) } });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const reasons = new Map<number, string>();
    for (const id of ids) {
      const reason = this.reason(byId.get(id));
      if (reason !== null) reasons.set(id, reason);
    }
    return reasons;
  }

  private reason(order: OrderEntity | undefined): string | null {
    if (!order || order.deletedAt !== null) return 'Not sent: the order was deleted.';
    if (canBePaid(order, this.clock.now())) return null;
    return isSuccessful(order.status) ? 'Not sent: the order was paid.' : 'Not sent: the order had ended.';
  }
}
