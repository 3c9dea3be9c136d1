import { normalizeEmail, normalizePhone, type ChangeBuyerRequest, type ChangeEmailRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import type { OrderEntity } from '../order.entity.js';
import { isErased } from '../personal/erased-buyer.js';
import { OrderSearchIndexService } from '../search/order-search-index.service.js';
import { OrderChangesService } from './order-changes.service.js';

/** `unique` is the refusal when another open order has the value, `action` the name in the audit log. */
interface Correction {
  details: Partial<Pick<OrderEntity, 'buyerName' | 'buyerEmail' | 'buyerPhone'>>;
  unique: { field: string; text: string };
  action: 'update_email' | 'update_buyer';
  seen: string | undefined;
}

/** For staff, who get no link to finish the other order. */
const TAKEN = {
  email: 'There is already an unpaid order with this email address.',
  phone: 'There is already an unpaid order with this phone number.',
};
const WIRE_NAMES = { buyerName: 'buyer_name', buyerEmail: 'buyer_email', buyerPhone: 'buyer_phone' } as const;

/** Corrects a buyer's details: on the order, on its tickets, in waiting mails and in the search. */
@Injectable()
export class BuyerDetailsService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly tickets: TicketsService,
    private readonly outbox: OutboxService,
    private readonly search: OrderSearchIndexService,
  ) {}

  /** The address that mails go to; sends nothing. Throws 404, 409 (changed meanwhile), 422 (another open order has it). */
  updateEmail(key: string, { buyer_email, updated_at: seen }: ChangeEmailRequest, actor: Actor): Promise<void> {
    const details = { buyerEmail: normalizeEmail(buyer_email) };
    const unique = { field: 'buyer_email', text: TAKEN.email };
    return this.update(key, { details, unique, action: 'update_email', seen }, actor);
  }

  /** Name and phone. Throws as above. */
  updatePerson(key: string, request: ChangeBuyerRequest, actor: Actor): Promise<void> {
    const buyerPhone = normalizePhone(request.buyer_phone) ?? request.buyer_phone;
    const details = { buyerName: request.buyer_name, buyerPhone };
    const unique = { field: 'buyer_phone', text: TAKEN.phone };
    return this.update(key, { details, unique, action: 'update_buyer', seen: request.updated_at }, actor);
  }

  private async update(key: string, correction: Correction, actor: Actor): Promise<void> {
    try {
      await this.write(key, correction, actor);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { field, text } = correction.unique;
      throw new AppError('VALIDATION', text, { errors: { [field]: [text] }, cause: error });
    }
  }

  private write(key: string, { details, action, seen }: Correction, actor: Actor): Promise<void> {
    return this.changes.run(key, async (db, order) => {
      // A page that was opened before would bring the old data back: its version still counts.
      if (isErased(order)) throw new AppError('CONFLICT', 'The data of this buyer were erased.');
      const { buyerEmail, buyerPhone } = details;
      const open = {
        ...(order.openEmail !== null && buyerEmail !== undefined ? { openEmail: buyerEmail } : {}),
        ...(order.openPhone !== null && buyerPhone !== undefined ? { openPhone: buyerPhone } : {}),
      };
      const corrected = await this.changes.write(db, order, { ...details, ...open }, seen);
      await this.tickets.rename(db, order.id, corrected);
      await this.outbox.redirect(db, order.id, corrected);
      await this.search.correct(db, order, corrected);
      await this.changes.record(db, actor, order, {
        action,
        before: factsOf(order, details),
        after: factsOf(corrected, details),
      });
    });
  }
}

/** Those of the order's facts that the correction is about, as the audit log names them. */
function factsOf(order: OrderEntity, details: Correction['details']): Record<string, string> {
  const fields = Object.keys(details) as Array<keyof typeof WIRE_NAMES>;
  return Object.fromEntries(fields.map((field) => [WIRE_NAMES[field], order[field]]));
}
