import { Module } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { AppConfig } from '../config/app-config.js';
import { AuditModule } from '../audit/audit.module.js';
import { AdminMailPreviews } from './admin-mail-previews.service.js';
import { AdminMailRetries } from './admin-mail-retries.service.js';
import { AdminMailsController } from './admin-mails.controller.js';
import { AdminMailsService } from './admin-mails.service.js';
import { FileMailer } from './file-mailer.js';
import { MailClaims } from './mail-claims.service.js';
import { MailRenderer } from './mail-renderer.service.js';
import { MailWorker } from './mail-worker.service.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.service.js';
import { SendMailsJob } from './send-mails.job.js';
import { SendRate } from './send-rate.service.js';
import { SmtpMailer } from './smtp-mailer.js';

function chooseMailer({ mail, mailFrom }: AppConfig, clock: Clock): Mailer {
  return mail.kind === 'smtp' ? new SmtpMailer(mail.url, mailFrom) : new FileMailer(mail.directory, mailFrom, clock);
}

/** The outbox and its worker. `ScheduleModule.forRoot()` in the root module sets the job going. */
@Module({
  imports: [AuditModule],
  controllers: [AdminMailsController],
  providers: [
    AdminMailPreviews,
    AdminMailRetries,
    AdminMailsService,
    { provide: Mailer, useFactory: chooseMailer, inject: [AppConfig, Clock] },
    MailRenderer,
    MailClaims,
    MailWorker,
    Outbox,
    SendMailsJob,
    SendRate,
  ],
  exports: [Outbox, MailWorker],
})
export class MailModule {}
