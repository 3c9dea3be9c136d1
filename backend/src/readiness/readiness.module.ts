import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { Probes } from './probes/probes.js';
import { realProbes } from './probes/real-probes.js';
import { ReadinessController } from './readiness.controller.js';
import { ReadinessService } from './readiness.service.js';
import { TestMailsController } from './test-mail/test-mails.controller.js';
import { TestMailsService } from './test-mail/test-mails.service.js';
import { WayController } from './way/way.controller.js';

/** "Ready to sell?": what must be right before the sale, and what to do where it isn't. */
@Module({
  imports: [AuditModule, MailModule],
  controllers: [ReadinessController, TestMailsController, WayController],
  providers: [{ provide: Probes, useFactory: () => realProbes() }, ReadinessService, TestMailsService],
})
export class ReadinessModule {}
