import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { Public } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TestMailsService } from './test-mails.service.js';

const TOKEN = /^[\w-]{32}$/;
const THANKS = 'Thank you: the test mail arrived. You may close this page.\n';

/** The link in a test mail. */
@Controller('health/test-mail')
export class TestMailsController {
  constructor(private readonly testMails: TestMailsService) {}

  /**
   * Says that a test mail arrived. It is opened by whoever got the mail.
   * @param token of the link
   * @produces text/plain
   * @throws {404} This link is not valid.
   */
  @Public()
  @Get()
  async open(@Query('token') token: unknown): Promise<StreamableFile> {
    if (typeof token !== 'string' || !TOKEN.test(token)) throw new AppError('NOT_FOUND', 'This link is not valid.');
    await this.testMails.open(token);
    return new StreamableFile(Buffer.from(THANKS), { type: 'text/plain; charset=utf-8' });
  }
}
