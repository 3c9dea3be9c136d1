import { isSuccessful, normalizeEmail, type SendToRequest, type SentToData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailKind } from '../../mail/mail-payloads.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { canBePaid } from '../order-time.js';
import type { OrderEntity } from '../order.entity.js';
import { isErased } from '../personal/erased-buyer.js';
import { OrderMailsService } from '../status/order-mails.service.js';
import { BuyerDetailsService } from './buyer-details.service.js';
import { OrderChangesService } from './order-changes.service.js';

/** Corrects a buyer's address and sends there what did not arrive, in one step. */
@Injectable()
export class SendToService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly buyer: BuyerDetailsService,
    private readonly outbox: OutboxService,
    private readonly mails: OrderMailsService,
    private readonly clock: Clock,
  ) {}

  /** Throws 404, 409 (changed meanwhile, or erased), 422 (another open order has the address). */
  run(key: string, request: SendToRequest, actor: Actor): Promise<SentToData> {
    return this.changes.run(key, async (_db, before) => {
      if (isErased(before)) throw new AppError('CONFLICT', 'The data of this buyer were erased.');
      const isSame = normalizeEmail(request.buyer_email) === before.buyerEmail;
      // With it what waits or has failed goes to the new address.
      if (!isSame) await this.buyer.updateEmail(key, request, actor);
      return this.changes.run(key, async (db, order) => {
        const data = await this.send(db, order);
        const after = { to: order.buyerEmail, ...data };
        await this.changes.record(db, actor, order, { action: 'send_to', after });
        return data;
      });
    });
  }

  private async send(db: EntityManager, order: OrderEntity): Promise<SentToData> {
    const kinds = await this.outbox.retryOf(db, order.id);
    const has = (...wanted: MailKind[]) => kinds.some((kind) => wanted.includes(kind));
    if (isSuccessful(order.status) && !has('e_ticket', 'receipt')) {
      await this.mails.paid(db, order, order.attention === 'paid_without_seat' ? 'no_seat' : 'receipt');
      return { sent: 'tickets', mails: kinds.length + 1 };
    }
    if (canBePaid(order, this.clock.now()) && !has('finish_payment')) {
      const queued = await this.mails.finishPayment(db, [order], { isAskedFor: true });
      if (queued > 0) return { sent: 'payment_link', mails: kinds.length + queued };
    }
    return { sent: kinds.length > 0 ? 'mails' : 'nothing', mails: kinds.length };
  }
}
