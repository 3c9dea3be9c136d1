import type { RestoreNoticeData } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ResolveDto } from '../../refunds/resolve.dto.js';
import { RestoreNoticeService } from './restore-notice.service.js';

/** What staff must know of a festival that was restored from a backup. */
@ForArea('orders')
@Controller('api/admin/restore-notice')
export class RestoreNoticeController {
  constructor(private readonly notices: RestoreNoticeService) {}

  /** Whether this festival was restored from a backup, until somebody has dealt with it. */
  @Get()
  async read(): Promise<RestoreNoticeData> {
    return { notice: await this.notices.notice() };
  }

  /**
   * Marks the restore as dealt with.
   * @throws {409} This restore was dealt with already.
   */
  @Post('resolve')
  @HttpCode(200)
  async resolve(@Body() { reason }: ResolveDto, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.notices.resolve(reason, actor);
    return Answer.message('Marked as dealt with.');
  }
}
