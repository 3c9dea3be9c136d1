import {
  confirmsTicketCode,
  TICKET_RESET_TEXTS,
  type ResetTicketRequest,
  type TicketStatus,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { HandOutEntity } from '../../tickets/gate/check-in/hand-out.entity.js';
import { AuditService } from '../../audit/audit.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { TicketChangesService } from '../../tickets/desk/ticket-changes.service.js';
import { TicketTotalsService } from '../../tickets/desk/ticket-totals.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { ResetSecretService } from './reset-secret.service.js';
import { lockPaidOrders, unusedTicket } from './resettable.js';

/** Makes one ticket valid again, as if it had never been shown at the gate. */
@Injectable()
export class ResetTicketService {
  constructor(
    private readonly transactions: Transactions,
    private readonly secret: ResetSecretService,
    private readonly totals: TicketTotalsService,
    private readonly changes: TicketChangesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 404, 422 (the code wasn't repeated), 403 (wrong secret), 409 (pending, of an order that isn't paid, checked
   * in since the admin looked).
   */
  async reset(ticketCode: string, request: ResetTicketRequest, actor: Actor): Promise<void> {
    if (!confirmsTicketCode(request.confirm_code, ticketCode)) {
      throw fieldError('confirm_code', TICKET_RESET_TEXTS.codeDiffers);
    }
    await this.secret.check(request.secret, actor, TICKET_RESET_TEXTS.wrongSecret);
    await this.transactions.run(async (db) => {
      const ticket = await db.findOneBy(TicketEntity, { ticketCode, deletedAt: IsNull() });
      if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found.');
      this.assertVersion(ticket, request.seen_checked_in_at);
      await this.write(db, ticket);
      await this.audit.record(db, {
        ...actor,
        action: 'reset',
        resource: 'tickets',
        recordId: ticket.id,
        before: facts(ticket),
        after: facts({ ...ticket, ...unusedTicket(this.clock.now()) }),
      });
      this.totals.forget();
    });
  }

  /** Somebody who was let in a moment ago must not be let in twice because an older row was on the screen. */
  private assertVersion(ticket: TicketEntity, seen: string | null | undefined): void {
    if (seen === undefined) return;
    const seenAt = seen === null ? null : new Date(seen).getTime();
    if ((ticket.checkedInAt?.getTime() ?? null) !== seenAt) throw changed();
  }

  protected async write(db: EntityManager, { id, orderId, status, refundId }: TicketEntity): Promise<void> {
    if (refundId !== null) throw new AppError('CONFLICT', 'This ticket was refunded.');
    if (status === 'pending') throw new AppError('CONFLICT', 'A pending ticket cannot be reset.');
    const [paid] = await lockPaidOrders(db, [orderId]);
    if (paid === undefined) throw new AppError('CONFLICT', 'Only tickets of paid orders can be reset.');
    const { affected } = await db.update(TicketEntity, this.guard(id, status), unusedTicket(this.clock.now()));
    if (!affected) throw changed();
    await db.delete(HandOutEntity, { ticketId: id });
    await this.changes.ofTickets(db, [id]);
  }

  /** The optimistic lock: a check-in of this very moment is one that the reset hasn't seen. */
  protected guard(id: number, status: TicketStatus): FindOptionsWhere<TicketEntity> {
    return { id, status, refundId: IsNull(), deletedAt: IsNull() };
  }
}

const changed = (): AppError =>
  new AppError('CONFLICT', 'This ticket was checked in or changed in the meantime. Please reload and try again.');

function facts({ ticketCode, status, checkedInAt, checkedInGate }: TicketEntity) {
  return { ticket_code: ticketCode, status, checked_in_at: checkedInAt, checked_in_gate: checkedInGate };
}
