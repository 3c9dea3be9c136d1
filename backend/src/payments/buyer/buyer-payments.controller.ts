import type { BuyerOrderData, PaymentTokenData } from '@festival/contracts';
import { Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CurrentBuyer, ForBuyer, OptionalBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { BuyerOrderService } from './buyer-order.service.js';
import { CancelOrderService } from '../cancel-expire/cancel-order.service.js';
import { OpenPaymentService } from '../attempts/open-payment.service.js';
import { PaymentStatusService } from '../status-polling/payment-status.service.js';

@Controller('api')
export class BuyerPaymentsController {
  constructor(
    private readonly payments: OpenPaymentService,
    private readonly statuses: PaymentStatusService,
    private readonly orders: BuyerOrderService,
    private readonly cancelling: CancelOrderService,
  ) {}

  /** A pop-up token for one's own order. 403 another's, 404 unknown, 409 nothing to pay or too late, 502 provider. */
  @ForBuyer()
  @Get('payment/:orderNumber/create')
  create(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer): Promise<PaymentTokenData> {
    return this.payments.open(orderNumber, buyer.subject);
  }

  /** The payment status, for whoever holds the order number; never calls the provider. 404 unknown. */
  @Public()
  @OwnLimits()
  @Get('payment/:orderNumber/status')
  status(@Param('orderNumber') orderNumber: string, @Ip() address: string): Promise<ReadyJson> {
    return this.statuses.get(orderNumber, address);
  }

  /** One's own order: what it is for, what it costs, how it is paid, and its tickets. 404 unknown or another's. */
  @ForBuyer()
  @Get('payment/:orderNumber/order')
  order(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer): Promise<BuyerOrderData> {
    return this.orders.read(orderNumber, buyer.subject);
  }

  /** Cancels an open order. With a purchase token it must be the owner's. 409 when it isn't open any more. */
  @OptionalBuyer()
  @Post('orders/:orderNumber/cancel')
  @HttpCode(200)
  async cancel(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer | undefined): Promise<Answer> {
    await this.cancelling.cancel(orderNumber, buyer?.subject);
    return Answer.message('Your order has been successfully cancelled.');
  }
}
