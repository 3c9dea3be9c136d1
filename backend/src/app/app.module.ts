import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChatbotModule } from '../chatbot/chatbot.module.js';
import { type Clock, ClockModule, SystemClock } from '../platform/clock/clock.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { ContentModule } from '../content/content.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { EditionModule } from '../edition/edition.module.js';
import { EditionsModule } from '../platform/editions/editions.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MonitoringModule } from '../monitoring/monitoring.module.js';
import { NextYearModule } from '../next-year/next-year.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReadinessModule } from '../readiness/readiness.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { BackupsModule } from '../platform/backups/backups.module.js';
import { SearchModule } from '../search/search.module.js';
import { SettingsModule } from '../platform/settings/settings.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { WaitingRoomModule } from '../waiting-room/waiting-room.module.js';

export interface AppModuleOptions {
  /** Off in tests that run the scheduled work themselves. */
  schedule?: boolean;
  clock?: Clock;
}

@Module({})
export class AppModule {
  static with(
    config: AppConfig,
    dataSource: DataSource,
    { schedule = true, clock = new SystemClock() }: AppModuleOptions = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.with(dataSource),
        ClockModule.with(clock),
        HttpModule,
        AuthModule,
        AuditModule,
        SettingsModule,
        BackupsModule,
        EditionsModule,
        JobsModule,
        MailModule,
        TicketsModule,
        WaitingRoomModule,
        OrdersModule,
        PaymentsModule,
        RefundsModule,
        ReconciliationModule,
        TimelineModule,
        DashboardModule,
        ReadinessModule,
        ContentModule,
        ChatbotModule,
        NextYearModule,
        MonitoringModule,
        InboxModule,
        SearchModule,
        PersonalDataModule,
        EditionModule,
        PagesModule,
        ...(schedule ? [ScheduleModule.forRoot()] : []),
      ],
    };
  }
}
