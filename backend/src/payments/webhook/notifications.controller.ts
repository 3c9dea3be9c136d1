import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
import { parseNotification } from '../provider/provider-notification.js';
import { NotificationsService } from './notifications.service.js';

/** The provider's webhook. */
@Controller('api/payment/notification')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** Signed by the provider, so without an anti-forgery token. */
  @Public()
  @OwnLimits()
  @Post()
  @HttpCode(200)
  async receive(@Body() body: unknown): Promise<Answer> {
    await this.notifications.receive(parseNotification(body));
    return Answer.message('OK');
  }
}
