import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { OwnLimits } from '../../platform/http/limits/request-ceiling.guard.js';
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
