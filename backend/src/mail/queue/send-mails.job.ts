import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MailWorkerService } from './mail-worker.service.js';

/** Picks up what no wake-up announces: retries, mails of another process, mails over the rate. */
@Injectable()
export class SendMailsJob {
  constructor(private readonly worker: MailWorkerService) {}

  @Interval('send-mails', 1_000)
  tick(): void {
    this.worker.wake();
  }
}
