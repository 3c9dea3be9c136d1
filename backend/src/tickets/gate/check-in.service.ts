import type { ScanResult, ScannedTicketInfo } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ScanEntity } from './scan.entity.js';
import { TicketSignerService } from '../desk/ticket-signer.service.js';
import { TicketTypesService } from '../tiers/ticket-types.service.js';
import { TicketEntity } from '../ticket.entity.js';

/** The account, gate and device of a scan, for the scan log. */
export interface Scanner {
  adminUserId: number;
  gate: string | null;
  device: string | null;
}

export interface Verdict {
  type: Exclude<ScanResult, 'error'>;
  message: string;
  ticket?: ScannedTicketInfo;
}

const TEXTS = {
  valid: 'Ticket is valid',
  used: 'Ticket already used',
  notFound: 'Ticket not found',
  checkedIn: 'Check-in successful',
  changing: 'This ticket is being changed at the moment. Please scan it again.',
};

/** Validation and check-in at the gate. Of any number of simultaneous scans of one ticket exactly one lets in. */
@Injectable()
export class CheckInService {
  /** How often a check-in that loses to a reset tries again. */
  protected rounds = 5;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly ticketTypes: TicketTypesService,
    private readonly signer: TicketSignerService,
    private readonly clock: Clock,
  ) {}

  /** The verdict for staff. A signature must be right; a typed code has none. */
  async validateForStaff(code: string, signature: string | undefined, scanner: Scanner): Promise<Verdict> {
    const ticket = signature && !this.signer.isRight(code, signature) ? null : await this.find(code);
    const verdict = await this.judge(ticket);
    await this.log(ticket, code, 'validate', verdict.type, scanner);
    return verdict;
  }

  /** The verdict for anybody who holds the QR: valid, used or invalid, and nothing of the buyer. */
  async validateForPublic(code: string, signature: string | undefined): Promise<Verdict | null> {
    if (!signature || !this.signer.isRight(code, signature)) return null;
    const { type, message } = await this.judge(await this.find(code));
    return { type, message };
  }

  /**
   * Lets the holder in: one guarded statement decides. Throws 409 with the ticket as it was first used, 404 unknown,
   * 503 when the ticket keeps changing: only who is let in is told that a ticket is valid.
   */
  async checkIn(code: string, scanner: Scanner): Promise<Verdict> {
    for (let round = 0; round < this.rounds; round += 1) {
      const admitted = await this.admit(code, scanner);
      if (admitted) return { type: 'valid', message: TEXTS.checkedIn, ticket: await this.describe(admitted) };
      const ticket = await this.find(code);
      // It lost, and is valid again by a reset in between: it may win now.
      if (ticket?.status !== 'valid') return this.refuse(ticket, code, scanner);
    }
    await this.log(await this.find(code), code, 'checkin', 'error', scanner);
    throw new AppError('UNAVAILABLE', TEXTS.changing, { retryAfterSeconds: 1, body: { type: 'error' } });
  }

  private admit(code: string, scanner: Scanner): Promise<TicketEntity | null> {
    return this.transactions.run(async (db) => {
      const { affected } = await db.update(
        TicketEntity,
        { ticketCode: code, status: 'valid', deletedAt: IsNull() },
        {
          status: 'used',
          checkedInAt: this.clock.now(),
          checkedInGate: scanner.gate,
          checkedInBy: scanner.adminUserId,
        },
      );
      if (!affected) return null;
      const used = await db.findOneByOrFail(TicketEntity, { ticketCode: code });
      await insertRow(db, ScanEntity, this.scan(used, code, 'checkin', 'valid', scanner));
      return used;
    });
  }

  private async refuse(ticket: TicketEntity | null, code: string, scanner: Scanner): Promise<never> {
    const verdict = await this.judge(ticket);
    await this.log(ticket, code, 'checkin', verdict.type, scanner);
    throw new AppError(ticket ? 'CONFLICT' : 'NOT_FOUND', verdict.message, {
      body: { type: verdict.type, ...(verdict.ticket ? { ticket: verdict.ticket } : {}) },
    });
  }

  private find(code: string): Promise<TicketEntity | null> {
    return this.reader.of(TicketEntity).findOneBy({ ticketCode: code, deletedAt: IsNull() });
  }

  private async judge(ticket: TicketEntity | null): Promise<Verdict> {
    if (!ticket) return { type: 'invalid', message: TEXTS.notFound };
    const described = await this.describe(ticket);
    if (ticket.status === 'valid') return { type: 'valid', message: TEXTS.valid, ticket: described };
    if (ticket.status === 'used') return { type: 'used', message: TEXTS.used, ticket: described };
    return { type: 'invalid', message: `Ticket is ${ticket.status}`, ticket: described };
  }

  private async describe(ticket: TicketEntity): Promise<ScannedTicketInfo> {
    const tier = (await this.ticketTypes.all()).find((each) => each.type === ticket.ticketType);
    return {
      ticket_code: ticket.ticketCode,
      status: ticket.status,
      buyer_name: ticket.buyerName,
      category: ticket.category,
      ticket_type: ticket.ticketType,
      ticket_type_header: tier?.header ?? ticket.ticketType,
      order_number: ticket.orderNumber,
      checked_in_at: ticket.checkedInAt?.toISOString() ?? null,
      checked_in_gate: ticket.checkedInGate,
    };
  }

  private scan(
    ticket: TicketEntity | null,
    code: string,
    action: ScanEntity['action'],
    result: ScanResult,
    scanner: Scanner,
  ): Omit<ScanEntity, 'id'> {
    const { adminUserId, gate, device } = scanner;
    const ticketId = ticket?.id ?? null;
    return {
      code: code.slice(0, 64),
      ticketId,
      action,
      result,
      adminUserId,
      gate,
      device,
      scannedAt: this.clock.now(),
    };
  }

  private async log(...scan: Parameters<CheckInService['scan']>): Promise<void> {
    await this.transactions.run((db) => insertRow(db, ScanEntity, this.scan(...scan)));
  }
}
