import { ORDER_SUCCESS_TEXTS, type AdminOrderData, type PayLink, type PendingPayment } from '@festival/contracts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminOrdersService } from '../../orders/admin/admin-orders.service.js';
import { StaffCancelService } from './staff-cancel.service.js';
import { StaffPaymentsService } from './staff-payments.service.js';

/** Actions of staff on an order that isn't paid yet. */
@ForArea('orders')
@Controller('api/admin/orders/:orderNumber')
export class StaffPaymentsController {
  constructor(
    private readonly payments: StaffPaymentsService,
    private readonly cancelling: StaffCancelService,
    private readonly orders: AdminOrdersService,
  ) {}

  /**
   * The payment of an order that isn't paid yet.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   */
  @Get('payment')
  pending(@Param('orderNumber') orderNumber: string): Promise<PendingPayment> {
    return this.payments.pending(orderNumber);
  }

  /**
   * The link that brings the buyer back to their payment.
   * Taking it is audited.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   * @throws {409} There is no pay link any more.
   */
  @Post('pay-link')
  @HttpCode(200)
  payLink(@Param('orderNumber') orderNumber: string, @CurrentActor() actor: Actor): Promise<PayLink> {
    return this.payments.payLink(orderNumber, actor);
  }

  /**
   * Asks the payment provider for the order's status now, and applies it.
   * The message says whether there was anything to ask.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   * @throws {502} The payment provider could not be asked. Please try again in a moment.
   */
  @Post('ask-provider')
  @HttpCode(200)
  async ask(@Param('orderNumber') orderNumber: string): Promise<Answer<AdminOrderData>> {
    const isQueried = await this.payments.queryProvider(orderNumber);
    const order = await this.orders.one(orderNumber);
    const answer = isQueried ? 'The provider was asked.' : 'The buyer has opened no payment yet, so nothing was asked.';
    const { status } = order;
    return new Answer({ order }, { message: [answer, `The order is ${status}.`].join(' ') });
  }

  /**
   * Cancels an open order and gives its seats back.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   * @throws {409} This order has been paid and cannot be cancelled.
   * @throws {409} This order has already ended.
   * @throws {409} This order is changing at the moment. Please try again.
   */
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
