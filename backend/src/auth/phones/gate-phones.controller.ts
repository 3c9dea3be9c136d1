import type { AdminGatePhone, GatePairing, GatePhone, PairPhoneData } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentAdmin, CurrentPhone, ForArea, ForPhone, Public } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { PairedPhone, SignedInAdmin } from '../../platform/access/identities.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { AddGatePhoneDto, GateReportDto, PairPhoneDto } from './gate-phones.dto.js';
import { GatePhonesService } from './gate-phones.service.js';
import { PhoneSessionsService, toGatePhone } from './phone-sessions.service.js';

/** Phones at the gate: adding and pairing them. */
@Controller('api')
export class GatePhonesController {
  constructor(
    private readonly phones: GatePhonesService,
    private readonly sessions: PhoneSessionsService,
  ) {}

  /**
   * Pairs a phone by the token of its code, which works once.
   * The same `installation` may repeat the call: it gets a new session in the place of the one before.
   * @throws {403} This code is too old. Ask a lead for a new one.
   * @throws {403} This phone may not scan any more. Ask a lead to add it again.
   * @throws {404} This code is not known. Ask a lead for a new one.
   * @throws {409} This code was used by another phone. Ask a lead for a new one.
   */
  @Public()
  @Post('gate/pair')
  @HttpCode(200)
  pair(@Body() request: PairPhoneDto): Promise<PairPhoneData> {
    return this.sessions.pair(request);
  }

  /** Takes a phone's own condition, for the list of phones. */
  @ForPhone()
  @OwnLimits()
  @Post('gate/report')
  @HttpCode(200)
  async report(@Body() report: GateReportDto, @CurrentPhone() phone: PairedPhone): Promise<GatePhone> {
    await this.sessions.report(phone, report);
    return toGatePhone({ ...phone, gate: report.gate ?? phone.gate });
  }

  /** All phones of the gate, the newest first. */
  @ForArea('scanner')
  @Get('admin/gate/devices')
  list(): Promise<AdminGatePhone[]> {
    return this.phones.list();
  }

  /**
   * Makes a pairing code for one phone. Its address is told here only. The change is audited.
   * @throws {403} A lead’s phone shows names. Ask somebody who may see tickets in the back office to add it.
   * @throws {422} This time is over.
   * @throws {422} Phones are good until six hours after the festival.
   */
  @ForArea('scanner')
  @Post('admin/gate/devices')
  @HttpCode(201)
  add(
    @Body() request: AddGatePhoneDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @CurrentActor() actor: Actor,
  ): Promise<GatePairing> {
    return this.phones.add(request, admin, actor);
  }

  /**
   * A new pairing code for a phone. Whoever was paired by the one before scans no more. The change is audited.
   * @throws {403} A lead’s phone shows names. Ask somebody who may see tickets in the back office to add it.
   * @throws {404} Phone not found.
   * @throws {409} This phone may not scan any more. Add a new one.
   */
  @ForArea('scanner')
  @Post('admin/gate/devices/:id/pairing')
  @HttpCode(200)
  pairAgain(
    @Param('id', ParseId) id: number,
    @CurrentAdmin() admin: SignedInAdmin,
    @CurrentActor() actor: Actor,
  ): Promise<GatePairing> {
    return this.phones.pairAgain(id, admin, actor);
  }

  /**
   * Takes a phone out: its next call is refused. The change is audited.
   * @throws {404} Phone not found.
   */
  @ForArea('scanner')
  @Post('admin/gate/devices/:id/revoke')
  @HttpCode(200)
  revoke(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<AdminGatePhone> {
    return this.phones.revoke(id, actor);
  }
}
