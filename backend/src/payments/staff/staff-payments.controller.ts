import { ORDER_SUCCESS_TEXTS, type AdminOrderData, type PayLink, type PendingPayment } from '@festival/contracts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminOrdersService } from '../../orders/admin/admin-orders.service.js';
import { StaffCancelService } from './staff-cancel.service.js';
import { StaffPaymentsService } from './staff-payments.service.js';

/** The actions of staff on an order that isn't paid yet. */
@ForArea('orders')
@Controller('api/admin/orders/:orderNumber')
export class StaffPaymentsController {
  constructor(
    private readonly payments: StaffPaymentsService,
    private readonly cancelling: StaffCancelService,
    private readonly orders: AdminOrdersService,
  ) {}

  @Get('payment')
  pending(@Param('orderNumber') orderNumber: string): Promise<PendingPayment> {
    return this.payments.pending(orderNumber);
  }

  @Post('pay-link')
  @HttpCode(200)
  payLink(@Param('orderNumber') orderNumber: string, @CurrentActor() actor: Actor): Promise<PayLink> {
    return this.payments.payLink(orderNumber, actor);
  }

  /** Queries the provider now and answers with the updated order. 502 when it can't be reached. */
  @Post('ask-provider')
  @HttpCode(200)
  async ask(@Param('orderNumber') orderNumber: string): Promise<Answer<AdminOrderData>> {
    const isQueried = await this.payments.queryProvider(orderNumber);
    const order = await this.orders.one(orderNumber);
    const answer = isQueried ? 'The provider was asked.' : 'The buyer has opened no payment yet, so nothing was asked.';
    return new Answer({ order }, { message: `${answer} The order is ${order.status}.` });
  }

  /** 409 when it is paid or has ended. */
  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @Param('orderNumber') orderNumber: string,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.cancelling.cancel(orderNumber, actor);
    return new Answer({ order: await this.orders.one(orderNumber) }, { message: ORDER_SUCCESS_TEXTS.cancel });
  }
}
