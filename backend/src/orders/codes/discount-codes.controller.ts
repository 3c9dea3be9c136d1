import type { CodeTotals, DiscountCode, SyncUsesData } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { DiscountCodeDto } from './code.dto.js';
import { RecountCodeUsesService, DISCOUNT_USES } from './recount-code-uses.service.js';
import { DISCOUNT_CODE_LIST, DiscountCodesService } from './discount-codes.service.js';

/** Discount codes, which lower the price of an order. */
@ForArea('codes')
@Controller('api')
export class DiscountCodesController {
  constructor(
    private readonly codes: DiscountCodesService,
    private readonly uses: RecountCodeUsesService,
  ) {}

  /** All discount codes, the newest first. */
  @Get('discount-codes')
  async all(): Promise<{ discount_codes: DiscountCode[] }> {
    return { discount_codes: await this.codes.all() };
  }

  /**
   * Discount codes as a list of the back office.
   * @param filter `q` (a part of the code or the description) and `is_active`
   */
  @Get('admin/discount-codes')
  list(@ListQuery(DISCOUNT_CODE_LIST) request: ListRequest): Promise<ListPage<DiscountCode>> {
    return this.codes.listPage(request);
  }

  /** Counts over all discount codes. */
  @Get('admin/discount-codes/totals')
  totals(): Promise<CodeTotals> {
    return this.uses.totals(DISCOUNT_USES);
  }

  /**
   * Counts the uses of every discount code again from the orders.
   * A repeat changes nothing.
   */
  @Post(['discount-codes/sync-uses', 'admin/discount-codes/sync-uses'])
  async syncUses(@CurrentActor() actor: Actor): Promise<Answer<SyncUsesData>> {
    const data = await this.uses.sync(DISCOUNT_USES, actor);
    return new Answer(data, { message: `Uses recalculated. Codes corrected: ${data.updated}.` });
  }

  /** One discount code. */
  @Get('admin/discount-codes/:id')
  one(@Param('id', ParseId) id: number): Promise<DiscountCode> {
    return this.codes.one(id);
  }

  /**
   * Makes a discount code.
   * @throws {422} This discount code already exists
   * @throws {422} The end must be after the start
   */
  @Post(['discount-codes', 'admin/discount-codes'])
  @HttpCode(201)
  create(@Body() dto: DiscountCodeDto, @CurrentActor() actor: Actor): Promise<DiscountCode> {
    return this.codes.create(dto, actor);
  }

  /**
   * Changes a discount code.
   * @throws {409} The discount code was changed in the meantime. Please look at the change and save again.
   * @throws {422} This discount code already exists
   * @throws {422} The end must be after the start
   */
  @Put(['discount-codes/:id', 'admin/discount-codes/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: DiscountCodeDto,
    @CurrentActor() actor: Actor,
  ): Promise<DiscountCode> {
    return this.codes.update(id, dto, actor);
  }

  /**
   * Deletes a discount code that no order carries.
   * @throws {409} This code belongs to orders and cannot be deleted. Deactivate it instead.
   */
  @Delete(['discount-codes/:id', 'admin/discount-codes/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<DiscountCode>> {
    return new Answer(await this.codes.delete(id, actor), { message: 'Discount code deleted.' });
  }
}
