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

@ForArea('orders')
@Controller('api/admin/orders')
export class ManualOrdersController {
  constructor(
    private readonly manual: ManualOrdersService,
    private readonly orders: AdminOrdersService,
  ) {}

  /** Makes a paid, locked order. 409 sold out (unless `over_quota`), 422 by field. */
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
