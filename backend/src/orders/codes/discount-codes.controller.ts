import type { CodeTotals, DiscountCode, SyncUsesData } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { DiscountCodeDto } from './code.dto.js';
import { CodeUsesService, DISCOUNT_USES } from './code-uses.service.js';
import { DiscountCodesService } from './discount-codes.service.js';

@ForArea('codes')
@Controller('api')
export class DiscountCodesController {
  constructor(
    private readonly codes: DiscountCodesService,
    private readonly uses: CodeUsesService,
  ) {}

  /** All codes, newest first. */
  @Get('discount-codes')
  async all(): Promise<{ discount_codes: DiscountCode[] }> {
    return { discount_codes: await this.codes.all() };
  }

  @Get('admin/discount-codes')
  list(@Query() query: unknown): Promise<ListPage<DiscountCode>> {
    return this.codes.listPage(query);
  }

  /** The cards above the list, over all codes. */
  @Get('admin/discount-codes/totals')
  totals(): Promise<CodeTotals> {
    return this.uses.totals(DISCOUNT_USES);
  }

  /** Counts every code's uses again from the orders. */
  @Post(['discount-codes/sync-uses', 'admin/discount-codes/sync-uses'])
  async syncUses(@CurrentActor() actor: Actor): Promise<Answer<SyncUsesData>> {
    const data = await this.uses.sync(DISCOUNT_USES, actor);
    return new Answer(data, { message: `Uses recalculated. Codes corrected: ${data.updated}.` });
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
