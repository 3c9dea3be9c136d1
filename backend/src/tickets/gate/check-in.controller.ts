import { mayUse, normalizeTicketCode, type TicketView } from '@festival/contracts';
import { Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { CheckInService, type Scanner, type Verdict } from './check-in.service.js';
import { TicketViewService } from '../desk/ticket-view.service.js';

const MAX_LABEL_LENGTH = 64;

/** Gate and device come as headers, since the check-in has an empty body. */
interface ScanHeaders {
  'x-scan-gate'?: string;
  'x-scan-device'?: string;
}

@Controller('api')
export class CheckInController {
  constructor(
    private readonly checkIn: CheckInService,
    private readonly views: TicketViewService,
  ) {}

  /** The verdict on a scanned or typed code, with the buyer's data. Always 200 with `type`. */
  @ForArea('scanner')
  @OwnLimits()
  @Get('admin/tickets/validate/:code')
  async validate(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin,
    @Headers() headers: ScanHeaders,
    @Query('verify') verify?: string,
  ): Promise<Answer> {
    return answer(
      await this.checkIn.validateForStaff(normalizeTicketCode(code), text(verify), scannerOf(admin, headers)),
    );
  }

  /** Valid, used or invalid for whoever holds the QR; the buyer's data with staff rights only. */
  @OptionalStaff()
  @Get('tickets/validate/:code')
  async validatePublic(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin | undefined,
    @Headers() headers: ScanHeaders,
    @Query('verify') verify?: string,
  ): Promise<Answer> {
    if (admin && mayUse(admin.role, 'scanner')) return this.validate(code, admin, headers, verify);
    const verdict = await this.checkIn.validateForPublic(normalizeTicketCode(code), text(verify));
    if (verdict) return answer(verdict);
    return new Answer(undefined, { message: 'Validation error', extra: { success: false, type: 'error' } });
  }

  /** Lets the holder in. 409 `type: "used"` with the first use when another scan was first, 404 unknown code. */
  @ForArea('scanner')
  @OwnLimits()
  @Post('tickets/checkin/:code')
  @HttpCode(200)
  async checkin(
    @Param('code') code: string,
    @CurrentAdmin() admin: SignedInAdmin,
    @Headers() headers: ScanHeaders,
  ): Promise<Answer> {
    return answer(await this.checkIn.checkIn(normalizeTicketCode(code), scannerOf(admin, headers)));
  }

  /** The ticket's own page, for its holder. 404 without the QR's signature, whether or not there is such a ticket. */
  @Public()
  @Get('tickets/:code/view')
  view(@Param('code') code: string, @Query('verify') verify?: string): Promise<TicketView> {
    return this.views.get(normalizeTicketCode(code), text(verify));
  }
}

function answer({ type, message, ticket }: Verdict): Answer {
  return new Answer(undefined, { message, extra: ticket ? { type, ticket } : { type } });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function scannerOf(admin: SignedInAdmin, headers: ScanHeaders): Scanner {
  const label = (value: string | undefined): string | null => value?.trim().slice(0, MAX_LABEL_LENGTH) || null;
  return { adminUserId: admin.id, gate: label(headers['x-scan-gate']), device: label(headers['x-scan-device']) };
}
