import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderMailsService } from '../status/order-mails.service.js';
import { isErased } from '../personal/erased-buyer.js';
import { OrderChangesService } from './order-changes.service.js';

/** Mails a paid order's tickets and receipt once more, as a new row of the outbox. */
@Injectable()
export class ResendReceiptService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly mails: OrderMailsService,
  ) {}

  /** Throws 404, 409 (not paid, or its buyer was erased). */
  resend(key: string, actor: Actor): Promise<void> {
    return this.changes.run(key, async (db, order) => {
      if (!isSuccessful(order.status)) throw new AppError('CONFLICT', 'Only a paid order has a receipt.');
      if (isErased(order)) throw new AppError('CONFLICT', 'The data of this buyer were erased.');
      await this.mails.paid(db, order, order.attention === 'paid_without_seat' ? 'no_seat' : 'receipt');
      await this.changes.record(db, actor, order, { action: 'resend_receipt', after: { to: order.buyerEmail } });
    });
  }
}
