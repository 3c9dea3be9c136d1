import type { ScanResult, ScannedTicketInfo } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Reader } from '../../../platform/database/reader.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { TicketSignerService } from '../../desk/ticket-signer.service.js';
import { TicketTypesService } from '../../tiers/ticket-types.service.js';
import { TicketEntity } from '../../ticket.entity.js';
import type { NewScan } from './new-scan.js';
import { ScanWriterService } from './scan-writer.service.js';

/** The account, gate and device of a scan, for the scan log. */
export interface Scanner {
  adminUserId: number;
  gate: string | null;
  device: string | null;
  /** The scanner's own name of this scan, under which it may send it again. */
  nonce: string | null;
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
};

/** Validation and check-in at the gate, by staff with an account. */
@Injectable()
export class CheckInService {
  constructor(
    private readonly reader: Reader,
    private readonly writer: ScanWriterService,
    private readonly ticketTypes: TicketTypesService,
    private readonly signer: TicketSignerService,
    private readonly clock: Clock,
  ) {}

  /** The verdict for staff. A signature must be right; a typed code has none. */
  async validateForStaff(code: string, signature: string | undefined, scanner: Scanner): Promise<Verdict> {
    const isForged = signature !== undefined && !this.signer.isRight(code, signature);
    const scan = { ...this.scan(code, 'information', { ...scanner, nonce: null }), isForged };
    const { result, ticket } = await this.writer.write(scan);
    const verdict = await this.judge(ticket);
    // Of somebody who has left and may come in again.
    return result === 'entered' ? { ...verdict, type: 'valid', message: TEXTS.valid } : verdict;
  }

  /** The verdict for anybody who holds the QR: valid, used or invalid, and nothing of the buyer. */
  async validateForPublic(code: string, signature: string | undefined): Promise<Verdict | null> {
    if (!signature || !this.signer.isRight(code, signature)) return null;
    const ticket = await this.reader.of(TicketEntity).findOneBy({ ticketCode: code, deletedAt: IsNull() });
    const { type, message } = await this.judge(ticket);
    return { type, message };
  }

  /** Lets the holder in. Throws 409 with the ticket as it was first used, 404 unknown. */
  async checkIn(code: string, scanner: Scanner): Promise<Verdict> {
    const { result, ticket } = await this.writer.write(this.scan(code, 'entry', scanner));
    const verdict = await this.judge(ticket);
    if (result === 'entered') return { type: 'valid', message: TEXTS.checkedIn, ticket: verdict.ticket };
    throw new AppError(ticket ? 'CONFLICT' : 'NOT_FOUND', verdict.message, {
      body: { type: verdict.type, ...(verdict.ticket ? { ticket: verdict.ticket } : {}) },
    });
  }

  private scan(code: string, mode: 'entry' | 'information', { adminUserId, gate, device, nonce }: Scanner): NewScan {
    return {
      code,
      codeHash: null,
      isForged: false,
      mode,
      item: null,
      at: this.clock.now(),
      verdict: null,
      nonce,
      gate,
      device,
      adminUserId,
      phoneId: null,
      receivedAt: null,
    };
  }

  private async judge(ticket: TicketEntity | null): Promise<Verdict> {
    if (!ticket) return { type: 'invalid', message: TEXTS.notFound };
    const described = await this.describe(ticket);
    const { status } = ticket;
    if (status === 'valid') return { type: 'valid', message: TEXTS.valid, ticket: described };
    if (status === 'used') return { type: 'used', message: TEXTS.used, ticket: described };
    return { type: 'invalid', message: `Ticket is ${status}`, ticket: described };
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
}
