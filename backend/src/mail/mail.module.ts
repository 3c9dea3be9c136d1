import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { AuditModule } from '../audit/audit.module.js';
import { AdminMailPreviewsService } from './admin/admin-mail-previews.service.js';
import { AdminMailRetriesService } from './admin/admin-mail-retries.service.js';
import { AdminMailsController } from './admin/admin-mails.controller.js';
import { AdminMailsService } from './admin/admin-mails.service.js';
import { FileMailer } from './senders/file-mailer.js';
import { MailFilesService } from './senders/mail-files.service.js';
import { MeasuredMailer } from './senders/measured-mailer.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { MailClaimsService } from './queue/mail-claims.service.js';
import { MailRendererService } from './rendering/mail-renderer.service.js';
import { MailWorkerService } from './queue/mail-worker.service.js';
import { Mailer } from './senders/mailer.js';
import { OutboxService } from './queue/outbox.service.js';
import { PdfThreadService } from './pdf/pdf-thread.service.js';
import { SendMailsJob } from './queue/send-mails.job.js';
import { SendRateService } from './queue/send-rate.service.js';
import { SmtpMailer } from './senders/smtp-mailer.js';

function chooseMailer({ mail, mailFrom }: AppConfig, clock: Clock, metrics: MetricsService): Mailer {
  const mailer =
    mail.kind === 'smtp' ? new SmtpMailer(mail.url, mailFrom) : new FileMailer(mail.directory, mailFrom, clock);
  return new MeasuredMailer(mailer, metrics);
}

/** The outbox and its worker. `ScheduleModule.forRoot()` in the root module sets the job going. */
@Module({
  imports: [AuditModule, MetricsModule],
  controllers: [AdminMailsController],
  providers: [
    AdminMailPreviewsService,
    AdminMailRetriesService,
    AdminMailsService,
    { provide: Mailer, useFactory: chooseMailer, inject: [AppConfig, Clock, MetricsService] },
    MailFilesService,
    MailRendererService,
    { provide: PdfThreadService, useFactory: () => new PdfThreadService() },
    MailClaimsService,
    MailWorkerService,
    OutboxService,
    SendMailsJob,
    SendRateService,
  ],
  exports: [
    AdminMailsService,
    Mailer,
    MailClaimsService,
    MailFilesService,
    MailWorkerService,
    OutboxService,
    PdfThreadService,
  ],
})
export class MailModule {}
