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
import { lockPaidOrders, unusedTicket } from './resettable.js';

/** Who takes a check-in back: an account, or a lead's phone. */
export interface Undoer {
  actor: Actor | null;
  phone: { id: number; name: string; gate: string } | null;
}

/** What only a lead may do: taking a check-in back, and looking names up. */
@Injectable()
export class GateLeadService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: TicketChangesService,
    private readonly totals: TicketTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Notes that a lead's phone has looked names up. */
  async recordSearch(text: string, { name, gate }: { name: string; gate: string }): Promise<void> {
    const entry = { admin: null, address: null, action: 'find_at_gate', resource: 'tickets', recordId: null };
    const after = { text, phone: name, gate };
    await this.transactions.run((db) => this.audit.record(db, { ...entry, after }));
  }

  /**
   * Takes one check-in back, as when the wrong person's phone was scanned. It is a row of the scan log, with the reason.
   * Throws 404, 409 (not checked in, its order isn't paid any more). Of two at once one finds it taken back.
   */
  async undo(request: UndoCheckInRequest, by: Undoer): Promise<void> {
    const { ticket_code: ticketCode, code_hash: codeHash, reason, seen_checked_in_at: seen } = request;
    const which = ticketCode === undefined ? { codeHash: codeHash ?? '' } : { ticketCode };
    await this.transactions.run(async (db) => {
      const ticket = await db.findOneBy(TicketEntity, { ...which, deletedAt: IsNull() });
      if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found.');
      await this.write(db, ticket, seen);
      await this.log(db, ticket, reason, by);
      this.totals.forget();
    });
  }

  private async write(db: EntityManager, ticket: TicketEntity, seen: string | undefined): Promise<void> {
    const { id, orderId, refundId, checkedInAt } = ticket;
    if (seen !== undefined && Date.parse(seen) !== checkedInAt?.getTime()) {
      throw new AppError('CONFLICT', GATE_TEXTS.otherCheckIn);
    }
    const [paid] = await lockPaidOrders(db, [orderId]);
    if (paid === undefined || refundId !== null) throw new AppError('CONFLICT', GATE_TEXTS.notPaid);
    const same = { id, status: 'used', checkedInAt: checkedInAt ?? IsNull(), deletedAt: IsNull() } as const;
    const { affected } = await db.update(TicketEntity, same, unusedTicket(this.clock.now()));
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
      noticedAt: null,
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
