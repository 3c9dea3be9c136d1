import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChatbotModule } from '../chatbot/chatbot.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { EraseOrderService } from './erase-order.service.js';
import { ErasePersonService } from './person/erase-person.service.js';
import { ExportPersonService } from './person/export-person.service.js';
import { FindPersonService } from './person/find-person.service.js';
import { MentionsService } from './person/mentions.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { RetainedOrdersService } from './retention/retained-orders.service.js';
import { RetentionJob } from './retention/retention.job.js';
import { RetentionSettingsService } from './retention/retention-settings.service.js';
import { RetentionService } from './retention/retention.service.js';

/** Retention, export and erasure over what all features hold; each feature says what becomes of its own rows. */
@Module({
  imports: [AuditModule, ChatbotModule, OrdersModule],
  controllers: [PersonalDataController],
  providers: [
    EraseOrderService,
    ErasePersonService,
    ExportPersonService,
    FindPersonService,
    MentionsService,
    RetainedOrdersService,
    RetentionJob,
    RetentionSettingsService,
    RetentionService,
  ],
})
export class PersonalDataModule {}
