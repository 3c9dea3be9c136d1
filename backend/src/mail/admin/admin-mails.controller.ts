import type { AdminMail, MailPreview, RetriedMailsData } from '@festival/contracts';
import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { AdminMailPreviewsService } from './admin-mail-previews.service.js';
import { AdminMailRetriesService } from './admin-mail-retries.service.js';
import { AdminMailsService, MAIL_LIST } from './admin-mails.service.js';

/** The outbox. */
@ForArea('orders')
@Controller('api/admin/mails')
export class AdminMailsController {
  constructor(
    private readonly mails: AdminMailsService,
    private readonly previews: AdminMailPreviewsService,
    private readonly retries: AdminMailRetriesService,
  ) {}

  @Get()
  async list(@ListQuery(MAIL_LIST) request: ListRequest<typeof MAIL_LIST>): Promise<ListPage<AdminMail>> {
    const { rows, total } = await this.mails.list(request);
    return new ListPage('mails', rows, request.skip, total);
  }

  /** Queues every failed mail again. */
  @Post('retry-failed')
  @HttpCode(200)
  async retryFailed(@CurrentActor() actor: Actor): Promise<Answer<RetriedMailsData>> {
    const retried = await this.retries.allFailed(actor);
    return new Answer({ retried }, { message: `${retried} mail(s) will be sent again.` });
  }

  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AdminMail> {
    return this.mails.one(id);
  }

  @Get(':id/preview')
  preview(@Param('id', ParseId) id: number): Promise<MailPreview> {
    return this.previews.preview(id);
  }

  @Get(':id/attachments/:index')
  async attachment(@Param('id', ParseId) id: number, @Param('index') index: string): Promise<StreamableFile> {
    const { filename, content, contentType } = await this.previews.attachment(
      id,
      /^\d{1,2}$/.test(index) ? Number(index) : -1,
    );
    // A name holds an order number and nothing else, so it needs no quoting.
    const disposition = `attachment; filename="${filename}"`;
    return new StreamableFile(content, { type: contentType, disposition, length: content.length });
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminMail>> {
    return new Answer(await this.retries.one(id, actor), { message: 'The mail will be sent again.' });
  }
}
