import type { GateChanges, GateScansData, GateSnapshot, SealedTicketsPage } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentPhone, ForPhone } from '../../../platform/access/access.decorators.js';
import type { PairedPhone } from '../../../platform/access/identities.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OwnLimits } from '../../../platform/http/limits/request-ceiling.guard.js';
import { GateScansDto } from './gate-phone-calls.dto.js';
import { TicketCopiesService } from './ticket-copies.service.js';
import { UploadsService } from './uploads.service.js';

/** The calls of a paired phone: its copy of the tickets, and its scans. */
@ForPhone()
@OwnLimits()
@Controller('api/gate')
export class GatePhoneCallsController {
  constructor(
    private readonly copies: TicketCopiesService,
    private readonly uploads: UploadsService,
  ) {}

  /** All tickets by their hashes, with the state of each. Names are not among them. */
  @Get('snapshot')
  snapshot(@CurrentPhone() phone: PairedPhone): Promise<GateSnapshot> {
    return this.copies.snapshot(phone);
  }

  /**
   * The tickets that have changed since a number, and whatever else a phone must know.
   * A change may be told more than once.
   * @param since the `number` of the snapshot, or of the changes before
   * @throws {409} This copy of the tickets is too old. Load it again.
   */
  @Get('changes')
  changes(@CurrentPhone() phone: PairedPhone, @Query('since') since?: string): Promise<GateChanges> {
    return this.copies.changes(readNumber(since), phone);
  }

  /**
   * The sealed details of tickets, in the order of their hashes, at most 1,000.
   * @param after the `next` of the page before; left out: the first page
   */
  @Get('details')
  details(@Query('after') after?: string): Promise<SealedTicketsPage> {
    return this.copies.details(typeof after === 'string' ? after : '');
  }

  /**
   * Takes scans, at most 2,000, and tells the outcome of each by its nonce.
   * The first entry by the server's clock stands, whenever it comes; each further one is a double. A repeated nonce is
   * `known`. A scan that can't be read is `refused` and holds up none of the others.
   */
  @Post('scans')
  @HttpCode(200)
  scans(@Body() { scans }: GateScansDto, @CurrentPhone() phone: PairedPhone): Promise<GateScansData> {
    return this.uploads.upload(scans, phone);
  }
}

function readNumber(text: unknown): number {
  const number = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new AppError('BAD_REQUEST', 'since must be the number of a snapshot.');
  return number;
}
