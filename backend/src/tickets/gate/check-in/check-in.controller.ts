import {
  mayUse,
  normalizeTicketCode,
  type PublicScanVerdict,
  type ScanVerdict,
  type TicketView,
} from '@festival/contracts';
import { Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../../../platform/access/identities.js';
import { Answer } from '../../../platform/http/answers/answers.js';
import { OwnLimits } from '../../../platform/http/limits/request-ceiling.guard.js';
import { CheckInService, type Scanner, type Verdict } from './check-in.service.js';
import { TicketViewService } from '../../desk/ticket-view.service.js';

const MAX_LABEL_LENGTH = 64;

/** Gate and device come as headers, since the check-in has an empty body. */
interface ScanHeaders {
  'x-scan-gate'?: string;
  'x-scan-device'?: string;
  'x-scan-nonce'?: string;
}

/** Tickets at the gate, and each ticket's own page. */
@Controller('api')
export class CheckInController {
  constructor(
    private readonly checkIn: CheckInService,
    private readonly views: TicketViewService,
  ) {}

  /**
   * The verdict on a scanned or typed code, with the buyer's data.
   * Always 200: `type` is `valid`, `used` or `invalid`. A wrong signature is `invalid`. The look is logged.
   * @param code the ticket's code, as scanned or typed
   * @param verify the signature of the QR code's address; a typed code has none
   * @param x-scan-gate the gate's name, for the scan log
   * @param x-scan-device the scanner's name, for the scan log
   */
  @ForArea('scanner')
  @OwnLimits()
  @Get('admin/tickets/validate/:code')
  async validate(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin,
    @Headers() headers: ScanHeaders,
    @Query('verify') verify?: string,
  ): Promise<Answer<undefined, ScanVerdict>> {
    return answer(
      await this.checkIn.validateForStaff(normalizeTicketCode(code), text(verify), scannerOf(admin, headers)),
    );
  }

  /**
   * Whether a ticket is valid, for everybody who holds its QR code.
   * Always 200. Without a right signature `success` is false and `type` is `error`. Signed-in staff with the right to
   * scan get the answer of the scanner's own call, with the buyer's data.
   * @param code the ticket's code, as scanned or typed
   * @param verify the signature of the QR code's address
   * @param x-scan-gate the gate's name, for the scan log
   * @param x-scan-device the scanner's name, for the scan log
   */
  @OptionalStaff()
  @Get('tickets/validate/:code')
  async validatePublic(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin | undefined,
    @Headers() headers: ScanHeaders,
    @Query('verify') verify?: string,
  ): Promise<Answer<undefined, PublicScanVerdict>> {
    if (admin && mayUse(admin.role, 'scanner')) return this.validate(code, admin, headers, verify);
    const verdict = await this.checkIn.validateForPublic(normalizeTicketCode(code), text(verify));
    if (verdict) return answer(verdict);
    return new Answer(undefined, { message: 'Validation error', extra: { success: false, type: 'error' } });
  }

  /**
   * Lets the holder of a ticket in.
   * Of any number of scans at once exactly one lets in. A refusal has `type`, and `ticket` with its first use.
   * @param code the ticket's code, as scanned or typed
   * @param x-scan-gate the gate's name, for the scan log
   * @param x-scan-device the scanner's name, for the scan log
   * @param x-scan-nonce the scanner's own random name of this scan: a repeated one gets the first one's answer
   * @throws {404 ScanAnswer} Ticket not found
   * @throws {409 ScanAnswer} Ticket already used
   * @throws {409 ScanAnswer} Ticket is cancelled
   */
  @ForArea('scanner')
  @OwnLimits()
  @Post('tickets/checkin/:code')
  @HttpCode(200)
  async checkin(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin,
    @Headers() headers: ScanHeaders,
  ): Promise<Answer<undefined, ScanVerdict>> {
    return answer(await this.checkIn.checkIn(normalizeTicketCode(code), scannerOf(admin, headers)));
  }

  /**
   * A ticket's own page, for its holder.
   * Without the QR code's signature it is not found.
   * @param code the ticket's code
   * @param verify the signature of the QR code's address
   * @throws {404} Ticket not found.
   */
  @Public()
  @Get('tickets/:code/view')
  view(@Param('code') code: string, @Query('verify') verify?: string): Promise<TicketView> {
    return this.views.get(normalizeTicketCode(code), text(verify));
  }
}

function answer({ type, message, ticket }: Verdict): Answer<undefined, ScanVerdict> {
  return new Answer(undefined, { message, extra: ticket ? { type, ticket } : { type } });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function scannerOf(admin: SignedInAdmin, headers: ScanHeaders): Scanner {
  const label = (value: string | undefined): string | null => value?.trim().slice(0, MAX_LABEL_LENGTH) || null;
  return {
    adminUserId: admin.id,
    gate: label(headers['x-scan-gate']),
    device: label(headers['x-scan-device']),
    nonce: label(headers['x-scan-nonce']),
  };
}
