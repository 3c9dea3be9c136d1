import type { PurchaseToken } from '@festival/contracts';
import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { BehindWaitingRoom, CurrentBuyer, OptionalBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { BoundedCall } from '../../platform/http/limits/checkout-load.js';
import { CheckExistingDto, ResumeDto, SendLinkDto } from './open-orders.dto.js';
import { OpenOrdersService } from './open-orders.service.js';
import { ResumeOrderService } from './resume-order.service.js';
import { SendLinkService } from './send-link.service.js';

/** A buyer's open order, which is finished or blocks another one. */
@Controller('api')
export class OpenOrdersController {
  constructor(
    private readonly openOrders: OpenOrdersService,
    private readonly resuming: ResumeOrderService,
    private readonly links: SendLinkService,
  ) {}

  /**
   * Refused when an open order holds this e-mail address or phone number.
   * The buyer who placed that order is told which one it is, in `data`.
   * @throws {422} There is already an unpaid order with this email address. The link to finish it was mailed to that address.
   * @throws {422} There is already an unpaid order with this phone number. The link to finish it was mailed to the address given with it.
   * @throws {409} Many people are buying just now. Please wait for your turn in the waiting room.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   */
  @OptionalBuyer()
  @BehindWaitingRoom()
  @BoundedCall()
  @Post('orders/check-existing')
  @HttpCode(200)
  async checkExisting(@Body() { email, phone }: CheckExistingDto, @CurrentBuyer() buyer?: Buyer): Promise<Answer> {
    await this.openOrders.assertNone(email, phone, buyer);
    return Answer.message('No open order.');
  }

  /**
   * Mails the link to finish an open order again.
   * It goes to the address that the order was placed with. The answer is the same whether or not there is such an
   * order.
   */
  @Public()
  @Post('orders/send-link')
  @HttpCode(200)
  async sendLink(@Body() request: SendLinkDto): Promise<Answer> {
    await this.links.send(request);
    return Answer.message('If an order is waiting for payment, the link to finish it is on its way.');
  }

  /**
   * A purchase token for the holder of a mailed link.
   * It is good for this order alone, and given for as long as the order can be paid.
   * @param authorization `Bearer` and a purchase token that the holder has already: the new one is for its orders too
   * @throws {403} This link is not valid.
   * @throws {404} Order not found.
   * @throws {409} This order has been paid.
   * @throws {409} This order has already ended.
   */
  @Public()
  @Post('auth/resume')
  @HttpCode(200)
  resume(
    @Body() { order_number: orderNumber, signature }: ResumeDto,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<PurchaseToken> {
    return this.resuming.resume(orderNumber, signature, authorization);
  }
}
