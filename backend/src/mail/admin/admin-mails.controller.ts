import type { AdminMail, MailPreview, RetriedMailsData } from '@festival/contracts';
import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
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

  /** The mails of the outbox. Newest first. In `filter`, `q` is the beginning of an address or of an order number. */
  @Get()
  async list(@ListQuery(MAIL_LIST) request: ListRequest<typeof MAIL_LIST>): Promise<ListPage<AdminMail>> {
    const { rows, total } = await this.mails.list(request);
    return new ListPage('mails', rows, request.skip, total);
  }

  /** Send every failed mail again. Each gets all its tries again. A repeat finds none. */
  @Post('retry-failed')
  @HttpCode(200)
  async retryFailed(@CurrentActor() actor: Actor): Promise<Answer<RetriedMailsData>> {
    const retried = await this.retries.allFailed(actor);
    return new Answer({ retried }, { message: `${retried} mail(s) will be sent again.` });
  }

  /** One mail of the outbox. */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AdminMail> {
    return this.mails.one(id);
  }

  /**
   * A mail as its receiver gets it. Rendered now, without the receiver's secrets.
   * @throws {404} The text of this mail is no longer kept.
   * @throws {404} Mail not found.
   */
  @Get(':id/preview')
  preview(@Param('id', ParseId) id: number): Promise<MailPreview> {
    return this.previews.preview(id);
  }

  /**
   * One attachment of a mail. Rendered now, as a download.
   * @param index its `index` in the preview
   * @produces application/pdf
   * @throws {404} Attachment not found.
   * @throws {404} Mail not found.
   */
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

  /**
   * Send a mail again. One that failed, or that waits for its next try.
   * @throws {409} This mail is not waiting to be sent again.
   */
  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminMail>> {
    return new Answer(await this.retries.one(id, actor), { message: 'The mail will be sent again.' });
  }
}
