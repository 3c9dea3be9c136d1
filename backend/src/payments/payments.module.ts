import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AskBudget } from './ask-budget.js';
import { AskLimiter } from './ask-limiter.js';
import { AttemptClaims } from './attempt-claims.service.js';
import { BuyerOrderService } from './buyer-order.service.js';
import { BuyerPaymentsController } from './buyer-payments.controller.js';
import { CancelOrderService } from './cancel-order.service.js';
import { CloseAttempts } from './close-attempts.service.js';
import { ExpireOrdersService } from './expire-orders.service.js';
import { HurryWatchedService } from './hurry-watched.service.js';
import { MidtransGateway } from './midtrans-gateway.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { OpenPaymentService } from './open-payment.service.js';
import { OwnRefunds } from './own-refunds.service.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentJobs } from './payment-jobs.js';
import { PaymentRecords } from './payment-records.service.js';
import { PaymentStatusService } from './payment-status.service.js';
import { ProviderBreaker } from './provider-breaker.js';
import { ProviderCreate } from './provider-create.service.js';
import { ReadyStatusHook } from './ready-status.hook.js';
import { RefreshAttempt } from './refresh-attempt.service.js';
import { RefundedAmount } from './refunded-amount.service.js';
import { ReleaseSeatsService } from './release-seats.service.js';
import { StaffPaymentsController } from './staff-payments.controller.js';
import { StaffPayments } from './staff-payments.service.js';
import { StalePayments } from './stale-payments.service.js';
import { SyncAttemptsService } from './sync-attempts.service.js';
import { WatchedOrders } from './watched-orders.js';

@Module({
  imports: [AuditModule, AuthModule, OrdersModule, TicketsModule],
  controllers: [BuyerPaymentsController, NotificationsController, StaffPaymentsController],
  providers: [
    AskBudget,
    AskLimiter,
    AttemptClaims,
    BuyerOrderService,
    CancelOrderService,
    CloseAttempts,
    ExpireOrdersService,
    HurryWatchedService,
    NotificationsService,
    OpenPaymentService,
    OwnRefunds,
    PaymentJobs,
    PaymentRecords,
    PaymentStatusService,
    ProviderBreaker,
    ProviderCreate,
    ReadyStatusHook,
    RefreshAttempt,
    RefundedAmount,
    ReleaseSeatsService,
    StaffPayments,
    StalePayments,
    SyncAttemptsService,
    WatchedOrders,
    { provide: PaymentGateway, useClass: MidtransGateway },
  ],
  exports: [AskBudget, AskLimiter, OwnRefunds, PaymentGateway, PaymentRecords, ProviderBreaker, RefundedAmount],
})
export class PaymentsModule {}
