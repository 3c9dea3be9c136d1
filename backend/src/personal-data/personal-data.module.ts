import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChatbotModule } from '../chatbot/chatbot.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NextYearModule } from '../next-year/next-year.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { EraseOrderService } from './erase-order.service.js';
import { EraseAccountService } from './person/erase-account.service.js';
import { ErasePersonService } from './person/erase-person.service.js';
import { ExportPersonService } from './person/export-person.service.js';
import { FindPersonService } from './person/find-person.service.js';
import { PersonLogService } from './person/person-log.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { EventEndService } from './retention/event-end.service.js';
import { ForgetKindService } from './retention/forget-kind.service.js';
import { RemovalNoticeService } from './retention/removal-notice.service.js';
import { RetentionJob } from './retention/retention.job.js';
import { RetentionNightService } from './retention/retention-night.service.js';
import { RetentionOverviewService } from './retention/retention-overview.service.js';
import { RetentionSettingsService } from './retention/retention-settings.service.js';

/** Retention, export and erasure over what all features hold; each feature says what becomes of its own rows. */
@Module({
  imports: [AuditModule, ChatbotModule, MailModule, NextYearModule, OrdersModule],
  controllers: [PersonalDataController],
  providers: [
    EraseAccountService,
    EraseOrderService,
    ErasePersonService,
    EventEndService,
    ExportPersonService,
    FindPersonService,
    ForgetKindService,
    PersonLogService,
    RemovalNoticeService,
    RetentionJob,
    RetentionNightService,
    RetentionOverviewService,
    RetentionSettingsService,
  ],
})
export class PersonalDataModule {}
