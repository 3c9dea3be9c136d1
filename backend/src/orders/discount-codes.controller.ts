import type { DiscountCode } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../auth/access.decorators.js';
import { CurrentActor } from '../auth/current-actor.js';
import type { Actor } from '../http/actor.js';
import { Answer } from '../http/answers.js';
import { MAX_LIST_ROWS, parseListQuery, setContentRange } from '../http/list-query.js';
import { ParseId } from '../http/validation.js';
import { DiscountCodeDto } from './code.dto.js';
import { DISCOUNT_SORTS, DiscountCodesService } from './discount-codes.service.js';

const RULES = {
  sort: Object.keys(DISCOUNT_SORTS) as Array<keyof typeof DISCOUNT_SORTS>,
  filter: ['q', 'is_active'] as const,
  defaultSort: ['created_at', 'DESC'] as [keyof typeof DISCOUNT_SORTS, 'DESC'],
};

@ForArea('codes')
@Controller('api')
export class DiscountCodesController {
  constructor(private readonly codes: DiscountCodesService) {}

  /** All codes, newest first. */
  @Get('discount-codes')
  async all(): Promise<{ discount_codes: DiscountCode[] }> {
    const { rows } = await this.codes.list({ sort: 'created_at', order: 'DESC', skip: 0, take: MAX_LIST_ROWS });
    return { discount_codes: rows };
  }

  @Get('admin/discount-codes')
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<DiscountCode[]> {
    const { filter, ...rest } = parseListQuery(query, RULES);
    const search = filter.q === undefined ? undefined : String(filter.q);
    const isActive = typeof filter.is_active === 'boolean' ? filter.is_active : undefined;
    const { rows, total } = await this.codes.list({ ...rest, search, isActive });
    setContentRange(reply, 'discount-codes', rest.skip, rows.length, total);
    return rows;
  }

  @Get('admin/discount-codes/:id')
  one(@Param('id', ParseId) id: number): Promise<DiscountCode> {
    return this.codes.one(id);
  }

  @Post(['discount-codes', 'admin/discount-codes'])
  @HttpCode(201)
  create(@Body() dto: DiscountCodeDto, @CurrentActor() actor: Actor): Promise<DiscountCode> {
    return this.codes.create(dto, actor);
  }

  @Put(['discount-codes/:id', 'admin/discount-codes/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: DiscountCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<DiscountCode> {
    return this.codes.update(id, dto, actor);
  }

  @Delete(['discount-codes/:id', 'admin/discount-codes/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<DiscountCode>> {
    return new Answer(await this.codes.delete(id, actor), { message: 'Discount code deleted.' });
  }
}
