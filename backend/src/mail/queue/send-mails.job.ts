import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { MailWorkerService } from './mail-worker.service.js';

/** Picks up what no wake-up announces: retries, mails of another process, mails over the rate. */
@Injectable()
export class SendMailsJob {
  constructor(
    private readonly worker: MailWorkerService,
    private readonly editions: EditionsService,
  ) {}

  @Interval('send-mails', 1_000)
  tick(): void {
    if (!this.editions.isPaused) this.worker.wake();
  }
}
