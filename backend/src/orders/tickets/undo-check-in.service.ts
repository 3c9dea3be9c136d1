import { GATE_TEXTS, type UndoCheckInRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TicketChangesService } from '../../tickets/desk/ticket-changes.service.js';
import { TicketTotalsService } from '../../tickets/desk/ticket-totals.service.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { lockPaidOrders, UNUSED_TICKET } from './resettable.js';

/** Who takes a check-in back: an account, or a lead's phone. */
export interface Undoer {
  actor: Actor | null;
  phone: { id: number; name: string; gate: string } | null;
}

/** Takes one check-in back, as when the wrong person's phone was scanned. It is a row of the scan log, with the reason. */
@Injectable()
export class UndoCheckInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: TicketChangesService,
    private readonly totals: TicketTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws 404, 409 (not checked in, its order isn't paid any more). Of two at once one finds it taken back. */
  async undo({ ticket_code: ticketCode, code_hash: codeHash, reason }: UndoCheckInRequest, by: Undoer): Promise<void> {
    const which = ticketCode === undefined ? { codeHash: codeHash ?? '' } : { ticketCode };
    await this.transactions.run(async (db) => {
      const ticket = await db.findOneBy(TicketEntity, { ...which, deletedAt: IsNull() });
      if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found.');
      await this.write(db, ticket);
      await this.log(db, ticket, reason, by);
      this.totals.forget();
    });
  }

  private async write(db: EntityManager, { id, orderId, refundId }: TicketEntity): Promise<void> {
    const [paid] = await lockPaidOrders(db, [orderId]);
    if (paid === undefined || refundId !== null) throw new AppError('CONFLICT', GATE_TEXTS.notPaid);
    const { affected } = await db.update(TicketEntity, { id, status: 'used', deletedAt: IsNull() }, UNUSED_TICKET);
    if (!affected) throw new AppError('CONFLICT', GATE_TEXTS.notUsed);
    await this.changes.ofTickets(db, [id]);
  }

  private async log(db: EntityManager, ticket: TicketEntity, note: string, { actor, phone }: Undoer): Promise<void> {
    const { id: ticketId, ticketCode: code, checkedInAt, checkedInGate } = ticket;
    await insertRow(db, ScanEntity, {
      code,
      ticketId,
      action: 'undo',
      result: 'valid',
      adminUserId: actor?.admin.id ?? null,
      gate: phone?.gate ?? null,
      device: phone?.name ?? null,
      scannedAt: this.clock.now(),
      nonce: null,
      phoneId: phone?.id ?? null,
      item: null,
      note,
      receivedAt: null,
    });
    await this.audit.record(db, {
      ...(actor ?? { admin: null, address: null }),
      action: 'undo_check_in',
      resource: 'tickets',
      recordId: ticketId,
      before: { ticket_code: code, checked_in_at: checkedInAt, checked_in_gate: checkedInGate },
      after: { reason: note, phone: phone?.name ?? null },
    });
  }
}
