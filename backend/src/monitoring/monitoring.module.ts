import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { WaitingRoomModule } from '../waiting-room/waiting-room.module.js';
import { ActiveAlertsService } from './alerts/active-alerts.service.js';
import { AlertChannelsService } from './alerts/alert-channels.service.js';
import { AlertsJob } from './alerts/alerts.job.js';
import { AlertsService } from './alerts/alerts.service.js';
import { CertificateService } from './alerts/certificate.service.js';
import { DatabaseWatchService } from './alerts/database-watch.service.js';
import { TellAlertsService } from './alerts/tell-alerts.service.js';
import { AttentionFiguresService } from './figures/attention-figures.service.js';
import { BackupAgeService } from './figures/backup-age.service.js';
import { FestivalFiguresService } from './figures/festival-figures.service.js';
import { GateFiguresService } from './figures/gate-figures.service.js';
import { OrderCountsService } from './figures/order-counts.service.js';
import { PaidMinutesService } from './figures/paid-minutes.service.js';
import { QueuesService } from './figures/queues.service.js';
import { SalesMinutesService } from './figures/sales-minutes.service.js';
import { FestivalMetricsService } from './metrics/festival-metrics.service.js';
import { FestivalSeenService } from './metrics/festival-seen.service.js';
import { NowController } from './now/now.controller.js';
import { NowService } from './now/now.service.js';
import { PaymentsNowService } from './now/payments-now.service.js';
import { SalesNowService } from './now/sales-now.service.js';
import { OwnFiguresService } from './reports/own-figures.service.js';
import { ProcessReportsService } from './reports/process-reports.service.js';
import { ReportJob } from './reports/report.job.js';
import { DaySalesService } from './trends/day-sales.service.js';
import { GateStepsService } from './trends/gate-steps.service.js';
import { PaymentOutcomesService } from './trends/payment-outcomes.service.js';
import { TrendsService } from './trends/trends.service.js';

/** Sees what happens: figures for Prometheus and for the screen "Tonight", and alerts by mail and webhook. */
@Module({
  imports: [AuthModule, DashboardModule, MailModule, OrdersModule, PaymentsModule, TicketsModule, WaitingRoomModule],
  controllers: [NowController],
  providers: [
    ActiveAlertsService,
    AlertChannelsService,
    AlertsJob,
    AlertsService,
    AttentionFiguresService,
    BackupAgeService,
    CertificateService,
    DatabaseWatchService,
    DaySalesService,
    FestivalFiguresService,
    FestivalMetricsService,
    FestivalSeenService,
    GateFiguresService,
    GateStepsService,
    NowService,
    OrderCountsService,
    OwnFiguresService,
    PaidMinutesService,
    PaymentOutcomesService,
    PaymentsNowService,
    ProcessReportsService,
    QueuesService,
    ReportJob,
    SalesMinutesService,
    SalesNowService,
    TellAlertsService,
    TrendsService,
  ],
  exports: [ActiveAlertsService],
})
export class MonitoringModule {}
