import type { PurchaseToken } from '@festival/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CurrentBuyer, OptionalBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { CheckExistingDto, ResumeDto, SendLinkDto } from './open-orders.dto.js';
import { OpenOrdersService } from './open-orders.service.js';
import { ResumeOrderService } from './resume-order.service.js';
import { SendLinkService } from './send-link.service.js';

@Controller('api')
export class OpenOrdersController {
  constructor(
    private readonly openOrders: OpenOrdersService,
    private readonly resuming: ResumeOrderService,
    private readonly links: SendLinkService,
  ) {}

  /** 422 with `errors.email` / `errors.phone` when the buyer has an open order; its owner is told which. */
  @OptionalBuyer()
  @Post('orders/check-existing')
  @HttpCode(200)
  async checkExisting(@Body() { email, phone }: CheckExistingDto, @CurrentBuyer() buyer?: Buyer): Promise<Answer> {
    await this.openOrders.assertNone(email, phone, buyer?.subject);
    return Answer.message('No open order.');
  }

  /** Mails the link to finish an open order again, to the address that it was placed with. 429 when asked too often. */
  @Public()
  @Post('orders/send-link')
  @HttpCode(200)
  async sendLink(@Body() request: SendLinkDto, @Ip() address: string): Promise<Answer> {
    await this.links.send(request, address);
    return Answer.message('If an order is waiting for payment, the link to finish it is on its way.');
  }

  /** The mailed link gives the purchase token back while its order can be paid. 403 wrong signature, 404, 409 ended. */
  @Public()
  @Post('auth/resume')
  @HttpCode(200)
  resume(@Body() { order_number: orderNumber, signature }: ResumeDto): Promise<PurchaseToken> {
    return this.resuming.resume(orderNumber, signature);
  }
}
