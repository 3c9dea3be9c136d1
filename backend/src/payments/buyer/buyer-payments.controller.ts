import type { BuyerOrderData, PaymentStatusData, PaymentTokenData } from '@festival/contracts';
import { Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CurrentBuyer, ForOrderBuyer, OptionalBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { BuyerOrderService } from './buyer-order.service.js';
import { CancelOrderService } from '../cancel-expire/cancel-order.service.js';
import { OpenPaymentService } from '../attempts/open-payment.service.js';
import { PaymentStatusService } from '../status-polling/payment-status.service.js';

/** The buyer's payment of an order. */
@Controller('api')
export class BuyerPaymentsController {
  constructor(
    private readonly payments: OpenPaymentService,
    private readonly statuses: PaymentStatusService,
    private readonly orders: BuyerOrderService,
    private readonly cancelling: CancelOrderService,
  ) {}

  /**
   * A token that opens the payment provider's pop-up, for one's own order.
   * A repeat gives the same token while it can be used. When there is no time left to pay, `data` names the order.
   * @param orderNumber the order's number
   * @throws {403} This order belongs to another buyer.
   * @throws {404} Order not found.
   * @throws {409} There is nothing to pay for this order.
   * @throws {409} This order can no longer be paid.
   * @throws {409} This order has been paid.
   * @throws {409} This order cannot be paid at the moment. Please contact us.
   * @throws {409} There is no time left to pay this order. Please cancel it and create a new order.
   * @throws {502} The payment provider could not be reached. Please try again in a moment.
   * @throws {502} The payment could not be opened. Please try again.
   */
  @ForOrderBuyer()
  @Get('payment/:orderNumber/create')
  create(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer): Promise<PaymentTokenData> {
    return this.payments.open(orderNumber, buyer);
  }

  /**
   * The payment status, for everybody with the order's number.
   * Made to be polled once a second: it never calls the provider and is at most a second old.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   */
  @Public()
  @OwnLimits()
  @Get('payment/:orderNumber/status')
  status(@Param('orderNumber') orderNumber: string, @Ip() address: string): Promise<ReadyJson<PaymentStatusData>> {
    return this.statuses.get(orderNumber, address);
  }

  /**
   * One's own order with its price, its payment and its tickets.
   * Another buyer's order is not found.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   */
  @ForOrderBuyer()
  @Get('payment/:orderNumber/order')
  order(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer): Promise<BuyerOrderData> {
    return this.orders.read(orderNumber, buyer);
  }

  /**
   * Cancels an open order and gives its seats back.
   * With a purchase token it must be the owner's.
   * @param orderNumber the order's number
   * @throws {403} This order belongs to another buyer.
   * @throws {404} Order not found.
   * @throws {409} This order has been paid and cannot be cancelled.
   * @throws {409} This order has already ended.
   * @throws {409} This order is changing at the moment. Please try again.
   */
  @OptionalBuyer()
  @Post('orders/:orderNumber/cancel')
  @HttpCode(200)
  async cancel(@Param('orderNumber') orderNumber: string, @CurrentBuyer() buyer: Buyer | undefined): Promise<Answer> {
    await this.cancelling.cancel(orderNumber, buyer);
    return Answer.message('Your order has been successfully cancelled.');
  }
}
