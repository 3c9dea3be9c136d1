import type { ReferralCode } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../auth/access.decorators.js';
import { CurrentActor } from '../auth/current-actor.js';
import type { Actor } from '../http/actor.js';
import { Answer } from '../http/answers.js';
import { MAX_LIST_ROWS, parseListQuery, setContentRange } from '../http/list-query.js';
import { ParseId } from '../http/validation.js';
import { ReferralCodeDto } from './code.dto.js';
import { REFERRAL_SORTS, ReferralCodesService } from './referral-codes.service.js';

const RULES = {
  sort: Object.keys(REFERRAL_SORTS) as Array<keyof typeof REFERRAL_SORTS>,
  filter: ['q', 'is_active'] as const,
  defaultSort: ['created_at', 'DESC'] as [keyof typeof REFERRAL_SORTS, 'DESC'],
};

@ForArea('codes')
@Controller('api')
export class ReferralCodesController {
  constructor(private readonly codes: ReferralCodesService) {}

  /** All codes, newest first. */
  @Get('referral-codes')
  async all(): Promise<{ referral_codes: ReferralCode[] }> {
    const { rows } = await this.codes.list({ sort: 'created_at', order: 'DESC', skip: 0, take: MAX_LIST_ROWS });
    return { referral_codes: rows };
  }

  @Get('admin/referral-codes')
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReferralCode[]> {
    const { filter, ...rest } = parseListQuery(query, RULES);
    const search = filter.q === undefined ? undefined : String(filter.q);
    const isActive = typeof filter.is_active === 'boolean' ? filter.is_active : undefined;
    const { rows, total } = await this.codes.list({ ...rest, search, isActive });
    setContentRange(reply, 'referral-codes', rest.skip, rows.length, total);
    return rows;
  }

  @Get('admin/referral-codes/:id')
  one(@Param('id', ParseId) id: number): Promise<ReferralCode> {
    return this.codes.one(id);
  }

  @Post(['referral-codes', 'admin/referral-codes'])
  @HttpCode(201)
  create(@Body() dto: ReferralCodeDto, @CurrentActor() actor: Actor): Promise<ReferralCode> {
    return this.codes.create(dto, actor);
  }

  @Put(['referral-codes/:id', 'admin/referral-codes/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ReferralCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ReferralCode> {
    return this.codes.update(id, dto, actor);
  }

  @Delete(['referral-codes/:id', 'admin/referral-codes/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<ReferralCode>> {
    return new Answer(await this.codes.delete(id, actor), { message: 'Referral code deleted.' });
  }
}
