import type { PaymentNotification } from '@festival/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { parseNotification } from '../provider/midtrans-format.js';
import { NotificationsService } from './notifications.service.js';

/** The payment provider's webhook. */
@Controller('api/payment/notification')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /**
   * Takes a notification of the payment provider.
   * It is signed by the provider, so it needs no anti-forgery token. The payment's status is not read from it but
   * asked of the provider. A repeat changes nothing.
   * @throws {403} Invalid signature.
   * @throws {404} Order not found.
   * @throws {503} The payment status could not be confirmed just now.
   */
  @Public()
  @OwnLimits()
  @Post()
  @HttpCode(200)
  async receive(@Body() body: PaymentNotification, @Ip() from: string): Promise<Answer> {
    await this.notifications.receive(parseNotification(body), from);
    return Answer.message('OK');
  }
}
