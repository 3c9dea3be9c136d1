import { ORDER_SUCCESS_TEXTS, type AdminOrderData } from '@festival/contracts';
import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminOrdersService } from '../admin/admin-orders.service.js';
import { readIdempotencyKey } from '../placing/place-order.service.js';
import { ManualOrderDto } from './manual-order.dto.js';
import { ManualOrdersService } from './manual-orders.service.js';

/** Orders that an admin enters. */
@ForArea('orders')
@Controller('api/admin/orders')
export class ManualOrdersController {
  constructor(
    private readonly manual: ManualOrdersService,
    private readonly orders: AdminOrdersService,
  ) {}

  /**
   * Enters a paid order by hand, locked against the payment provider's statuses.
   * The same `Idempotency-Key` with the same body answers with the first one's order.
   * @param idempotency-key up to 100 visible characters
   * @throws {409} Tickets for this category are sold out.
   * @throws {422} Unknown ticket type
   * @throws {422} No ticket type is on sale. Please choose one.
   * @throws {422} Invalid referral code
   * @throws {422} The idempotency key is not valid.
   * @throws {422} This key was used before for another order.
   */
  @Post('manual')
  @HttpCode(201)
  async create(
    @Body() dto: ManualOrderDto,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key?: string,
  ): Promise<Answer<AdminOrderData>> {
    const id = await this.manual.create(dto, readIdempotencyKey(key), actor);
    return new Answer({ order: await this.orders.one(String(id)) }, { message: ORDER_SUCCESS_TEXTS.create });
  }
}
