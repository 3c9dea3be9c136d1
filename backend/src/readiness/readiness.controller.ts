import type { ReadinessData, ReadinessReport, TestMail } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { DkimSelectorDto, TestMailDto } from './readiness.dto.js';
import { ReadinessService } from './readiness.service.js';
import { TestMailsService } from './test-mail/test-mails.service.js';

/** Whether the festival is ready to sell. */
@ForArea('readiness')
@Controller('api/admin/readiness')
export class ReadinessController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly testMails: TestMailsService,
  ) {}

  /** What the last check has found. Nothing is looked at. */
  @Get()
  read(): Promise<ReadinessData> {
    return this.readiness.known();
  }

  /**
   * Checks everything. It takes up to twelve seconds. Each line is a fact with what to do about it.
   * @throws {429} Too many requests. Please wait a moment and try again.
   */
  @Post('check')
  @HttpCode(200)
  check(@CurrentActor() actor: Actor): Promise<ReadinessReport> {
    return this.readiness.check(actor);
  }

  /**
   * Sends a test mail. Opening the link in it says that it arrived. It is audited.
   * @throws {429} Too many requests. Please wait a moment and try again.
   */
  @Post('test-mail')
  @HttpCode(200)
  async sendTestMail(@Body() { to }: TestMailDto, @CurrentActor() actor: Actor): Promise<Answer<TestMail>> {
    return new Answer(await this.testMails.send(to, actor), { message: `A test mail to ${to} is on its way.` });
  }

  /** Sets the DKIM selector that is looked up. The change is audited. */
  @Put('dkim-selector')
  async setDkimSelector(@Body() { selector }: DkimSelectorDto, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.readiness.setDkimSelector(selector, actor);
    return Answer.message('The DKIM selector was saved.');
  }
}
