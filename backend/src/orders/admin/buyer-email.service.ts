import { normalizeEmail, type ChangeEmailRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import type { Actor } from '../../http/actor.js';
import { AppError } from '../../http/app-error.js';
import { Outbox } from '../../mail/outbox.service.js';
import { TicketsService } from '../../tickets/tickets.service.js';
import { OrderSearchIndex } from '../search/order-search-index.service.js';
import { OrderChanges } from './order-changes.service.js';

/** Corrects the address that an order's mails go to. */
@Injectable()
export class BuyerEmailService {
  constructor(
    private readonly changes: OrderChanges,
    private readonly tickets: TicketsService,
    private readonly outbox: Outbox,
    private readonly search: OrderSearchIndex,
  ) {}

  /** Throws 404, 409 (changed meanwhile), 422 (another open order has the address). Sends nothing by itself. */
  async update(key: string, request: ChangeEmailRequest, actor: Actor): Promise<void> {
    try {
      await this.write(key, request, actor);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const text = 'There is already an unpaid order with this email address.';
      throw new AppError('VALIDATION', text, { errors: { buyer_email: [text] }, cause: error });
    }
  }

  private write(key: string, { buyer_email, updated_at: seen }: ChangeEmailRequest, actor: Actor): Promise<void> {
    const buyerEmail = normalizeEmail(buyer_email);
    return this.changes.run(key, async (db, order) => {
      const open = order.openEmail === null ? {} : { openEmail: buyerEmail };
      await this.changes.write(db, order, { buyerEmail, ...open }, seen);
      await this.tickets.rename(db, order.id, { buyerEmail });
      await this.outbox.redirect(db, order.id, buyerEmail);
      await this.search.moveEmail(db, order.id, order.buyerEmail, buyerEmail);
      await this.changes.record(db, actor, order, {
        action: 'update_email',
        before: { buyer_email: order.buyerEmail },
        after: { buyer_email: buyerEmail },
      });
    });
  }
}
