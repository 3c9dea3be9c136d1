import type { RefundLimit } from '@festival/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ReauthenticationService } from '../../auth/password/reauthentication.service.js';
import { CurrentAdmin, ForArea } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { RefundLimitDto } from './refund-limit.dto.js';
import { RefundLimitService } from './refund-limit.service.js';

/** The amount above which a refund through the provider needs a second person. */
@Controller('api/admin/refund-limit')
export class RefundLimitController {
  constructor(
    private readonly limit: RefundLimitService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** The amount above which a refund through the provider needs a second person. */
  @ForArea('orders')
  @Get()
  get(): Promise<RefundLimit> {
    return this.limit.get();
  }

  /**
   * Sets it. A lower amount holds at once. A higher one, or none, holds 24 hours later, and everybody who may refund gets a
   * mail. The change is audited.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   * @throws {422} Enter the code from your authenticator app, or a recovery code
   */
  @ForArea('users')
  @Put('amount')
  async set(
    @Body() request: RefundLimitDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @CurrentActor() actor: Actor,
  ): Promise<RefundLimit> {
    await this.reauthentication.checkFully(admin, request);
    return this.limit.set(request.amount, actor);
  }
}
