import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AttentionController } from './attention/attention.controller.js';
import { AttentionFacts } from './attention/attention-facts.service.js';
import { AttentionOrders } from './attention/attention-orders.service.js';
import { ImportPayments } from './imports/import-payments.service.js';
import { ImportsController } from './imports/imports.controller.js';
import { ReconciliationJob } from './reconciliation.job.js';
import { ManualRefunds } from '../refunds/manual-refunds.service.js';
import { RefundSettlement } from '../refunds/refund-settlement.service.js';
import { RefundablePayments } from '../refunds/refundable-payments.service.js';
import { RefundedTickets } from '../refunds/refunded-tickets.service.js';
import { RefundsController } from '../refunds/refunds.controller.js';
import { Refunds } from '../refunds/refunds.service.js';
import { RequestRefund } from '../refunds/request-refund.service.js';
import { SendRefund } from '../refunds/send-refund.service.js';
import { WaitingRefundsController } from '../refunds/waiting-refunds.controller.js';
import { WaitingRefunds } from '../refunds/waiting-refunds.service.js';
import { ComparedOrder } from './runs/compared-order.service.js';
import { DifferencesBook } from './runs/differences-book.service.js';
import { Differences } from './runs/differences.service.js';
import { ProviderSide } from './runs/provider-side.service.js';
import { ReconciliationController } from './runs/reconciliation.controller.js';
import { ReconciliationRuns } from './runs/reconciliation-runs.service.js';
import { RunSteps } from './runs/run-steps.service.js';
import { RunWorker } from './runs/run-worker.service.js';

/** What a person does about money: comparing with the provider, orders that need somebody, refunds. */
@Module({
  imports: [AuditModule, AuthModule, MailModule, OrdersModule, PaymentsModule, TicketsModule],
  controllers: [
    AttentionController,
    ImportsController,
    ReconciliationController,
    RefundsController,
    WaitingRefundsController,
  ],
  providers: [
    AttentionFacts,
    AttentionOrders,
    ComparedOrder,
    Differences,
    DifferencesBook,
    ImportPayments,
    ManualRefunds,
    ProviderSide,
    ReconciliationJob,
    ReconciliationRuns,
    RefundSettlement,
    RefundablePayments,
    RefundedTickets,
    Refunds,
    RequestRefund,
    RunSteps,
    RunWorker,
    SendRefund,
    WaitingRefunds,
  ],
})
export class ReconciliationModule {}
