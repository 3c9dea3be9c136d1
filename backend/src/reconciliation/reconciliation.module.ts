import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { AttentionController } from './attention/attention.controller.js';
import { AttentionFactsService } from './attention/attention-facts.service.js';
import { AttentionOrdersService } from './attention/attention-orders.service.js';
import { ImportPaymentsService } from './imports/import-payments.service.js';
import { ImportsController } from './imports/imports.controller.js';
import { RestoreNoticeController } from './restored/restore-notice.controller.js';
import { RestoreNoticeService } from './restored/restore-notice.service.js';
import { ReconciliationJob } from './reconciliation.job.js';
import { ComparedOrderService } from './differences/compared-order.service.js';
import { DifferenceLogService } from './differences/difference-log.service.js';
import { DifferencesService } from './differences/differences.service.js';
import { ProviderSideService } from './runs/provider-side.service.js';
import { ReconciliationController } from './runs/reconciliation.controller.js';
import { ReconciliationRunsService } from './runs/reconciliation-runs.service.js';
import { RunStepsService } from './runs/run-steps.service.js';
import { RunWorkerService } from './runs/run-worker.service.js';

/** Compares orders with the provider, and lists differences and orders that need a person. */
@Module({
  imports: [AuditModule, AuthModule, MailModule, OrdersModule, PaymentsModule, RefundsModule, TicketsModule],
  controllers: [AttentionController, ImportsController, ReconciliationController, RestoreNoticeController],
  providers: [
    AttentionFactsService,
    AttentionOrdersService,
    ComparedOrderService,
    DifferencesService,
    DifferenceLogService,
    ImportPaymentsService,
    ProviderSideService,
    ReconciliationJob,
    ReconciliationRunsService,
    RestoreNoticeService,
    RunStepsService,
    RunWorkerService,
  ],
  exports: [AttentionOrdersService, DifferencesService, RestoreNoticeService],
})
export class ReconciliationModule {}
