import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../auth/access.decorators.js';
import { Answer } from '../http/answers.js';
import { OwnLimits } from '../http/request-ceiling.guard.js';
import { NotificationsService } from './notifications.service.js';

@Controller('api/payment/notification')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** The provider's signed notifications; no anti-forgery token, since no browser sends them. */
  @Public()
  @OwnLimits()
  @Post()
  @HttpCode(200)
  async receive(@Body() body: Record<string, unknown> | undefined): Promise<Answer> {
    await this.notifications.receive(body ?? {});
    return Answer.message('OK');
  }
}
