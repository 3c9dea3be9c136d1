import { ORDER_SUCCESS_TEXTS as TEXTS, type AdminOrderData } from '@festival/contracts';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminOrdersService } from '../admin/admin-orders.service.js';
import { BuyerDetailsService } from './buyer-details.service.js';
import { ChangeBuyerDto, ChangeEmailDto } from './order-actions.dto.js';

/** Corrections of an order's buyer; `:key` is its number or id. 409 when it changed since the `updated_at` sent along. */
@ForArea('orders')
@Controller('api/orders/:key')
export class BuyerController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly buyer: BuyerDetailsService,
  ) {}

  @Put('email')
  async setEmail(@Param('key') key: string, @Body() dto: ChangeEmailDto, @CurrentActor() actor: Actor) {
    await this.buyer.updateEmail(key, dto, actor);
    return this.answer(key, TEXTS.email);
  }

  /** Name and phone. */
  @Put('buyer')
  async setPerson(@Param('key') key: string, @Body() dto: ChangeBuyerDto, @CurrentActor() actor: Actor) {
    await this.buyer.updatePerson(key, dto, actor);
    return this.answer(key, TEXTS.buyer);
  }

  private async answer(key: string, message: string): Promise<Answer<AdminOrderData>> {
    return new Answer({ order: await this.orders.one(key) }, { message });
  }
}
