import type { CodeTotals, ReferralCode, SyncUsesData } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ReferralCodeDto } from './code.dto.js';
import { RecountCodeUsesService, REFERRAL_USES } from './recount-code-uses.service.js';
import { REFERRAL_CODE_LIST, ReferralCodesService } from './referral-codes.service.js';

/** Referral codes, which count the sales of committee members. */
@ForArea('codes')
@Controller('api')
export class ReferralCodesController {
  constructor(
    private readonly codes: ReferralCodesService,
    private readonly uses: RecountCodeUsesService,
  ) {}

  /** All referral codes, the newest first. */
  @Get('referral-codes')
  async all(): Promise<{ referral_codes: ReferralCode[] }> {
    return { referral_codes: await this.codes.all() };
  }

  /**
   * Referral codes as a list of the back office.
   * @param filter `q` (a part of the code or the name) and `is_active`
   */
  @Get('admin/referral-codes')
  list(@ListQuery(REFERRAL_CODE_LIST) request: ListRequest): Promise<ListPage<ReferralCode>> {
    return this.codes.listPage(request);
  }

  /** Counts over all referral codes. */
  @Get('admin/referral-codes/totals')
  totals(): Promise<CodeTotals> {
    return this.uses.totals(REFERRAL_USES);
  }

  /**
   * Counts the uses of every referral code again from the orders.
   * A repeat changes nothing.
   */
  @Post(['referral-codes/sync-uses', 'admin/referral-codes/sync-uses'])
  async syncUses(@CurrentActor() actor: Actor): Promise<Answer<SyncUsesData>> {
    const data = await this.uses.sync(REFERRAL_USES, actor);
    return new Answer(data, { message: `Uses recalculated. Codes corrected: ${data.updated}.` });
  }

  /** One referral code. */
  @Get('admin/referral-codes/:id')
  one(@Param('id', ParseId) id: number): Promise<ReferralCode> {
    return this.codes.one(id);
  }

  /**
   * Makes a referral code.
   * @throws {422} This referral code already exists
   */
  @Post(['referral-codes', 'admin/referral-codes'])
  @HttpCode(201)
  create(@Body() dto: ReferralCodeDto, @CurrentActor() actor: Actor): Promise<ReferralCode> {
    return this.codes.create(dto, actor);
  }

  /**
   * Changes a referral code.
   * @throws {409} The referral code was changed in the meantime. Please look at the change and save again.
   * @throws {422} This referral code already exists
   */
  @Put(['referral-codes/:id', 'admin/referral-codes/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ReferralCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ReferralCode> {
    return this.codes.update(id, dto, actor);
  }

  /**
   * Deletes a referral code that no order carries.
   * @throws {409} This code belongs to orders and cannot be deleted. Deactivate it instead.
   */
  @Delete(['referral-codes/:id', 'admin/referral-codes/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<ReferralCode>> {
    return new Answer(await this.codes.delete(id, actor), { message: 'Referral code deleted.' });
  }
}
