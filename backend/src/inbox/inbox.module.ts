import { Module } from '@nestjs/common';
import { ChatbotModule } from '../chatbot/chatbot.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MonitoringModule } from '../monitoring/monitoring.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { FestivalPartsService } from './parts/festival-parts.service.js';
import { MailPartsService } from './parts/mail-parts.service.js';
import { MoneyPartsService } from './parts/money-parts.service.js';

/** Everything that waits for a person, of all modules. It reads and changes nothing: each module has its own calls. */
@Module({
  imports: [
    ChatbotModule,
    DashboardModule,
    MailModule,
    MonitoringModule,
    ReconciliationModule,
    RefundsModule,
    TicketsModule,
  ],
  controllers: [InboxController],
  providers: [FestivalPartsService, InboxService, MailPartsService, MoneyPartsService],
})
export class InboxModule {}
