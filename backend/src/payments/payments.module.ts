import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AskBudget } from './provider-limits/query-budget.js';
import { AskLimiter } from './provider-limits/query-limiter.js';
import { AttemptClaimsService } from './attempts/attempt-claims.service.js';
import { BuyerOrderService } from './buyer/buyer-order.service.js';
import { BuyerPaymentsController } from './buyer/buyer-payments.controller.js';
import { CancelOrderService } from './cancel-expire/cancel-order.service.js';
import { CloseAttemptsService } from './attempts/close-attempts.service.js';
import { ExpireOrdersService } from './cancel-expire/expire-orders.service.js';
import { HurryWatchedService } from './sync/prioritize-polled-orders.service.js';
import { MidtransGateway } from './provider/midtrans-gateway.js';
import { NotificationsController } from './webhook/notifications.controller.js';
import { NotificationsService } from './webhook/notifications.service.js';
import { OpenPaymentService } from './attempts/open-payment.service.js';
import { OwnRefundsService } from './payment-log/own-refunds.service.js';
import { PaymentGateway } from './provider/payment-gateway.js';
import { PaymentJobs } from './payment-jobs.js';
import { PaymentLogService } from './payment-log/payment-log.service.js';
import { PaymentStatusService } from './status-polling/payment-status.service.js';
import { ProviderBreaker } from './provider-limits/circuit-breaker.js';
import { ProviderCreateService } from './attempts/create-token.service.js';
import { ReadyStatusHook } from './status-polling/cached-status.hook.js';
import { RefreshAttemptService } from './attempts/query-attempt.service.js';
import { RefundedAmountService } from './payment-log/refunded-amount.service.js';
import { ReleaseSeatsService } from './cancel-expire/release-seats.service.js';
import { StaffPaymentsController } from './staff/staff-payments.controller.js';
import { StaffPaymentsService } from './staff/staff-payments.service.js';
import { StalePaymentsService } from './sync/stale-payments.service.js';
import { SyncAttemptsService } from './sync/sync-attempts.service.js';
import { WatchedOrders } from './sync/polled-orders.js';

@Module({
  imports: [AuditModule, AuthModule, OrdersModule, TicketsModule],
  controllers: [BuyerPaymentsController, NotificationsController, StaffPaymentsController],
  providers: [
    AskBudget,
    AskLimiter,
    AttemptClaimsService,
    BuyerOrderService,
    CancelOrderService,
    CloseAttemptsService,
    ExpireOrdersService,
    HurryWatchedService,
    NotificationsService,
    OpenPaymentService,
    OwnRefundsService,
    PaymentJobs,
    PaymentLogService,
    PaymentStatusService,
    ProviderBreaker,
    ProviderCreateService,
    ReadyStatusHook,
    RefreshAttemptService,
    RefundedAmountService,
    ReleaseSeatsService,
    StaffPaymentsService,
    StalePaymentsService,
    SyncAttemptsService,
    WatchedOrders,
    { provide: PaymentGateway, useClass: MidtransGateway },
  ],
  exports: [
    AskBudget,
    AskLimiter,
    OwnRefundsService,
    PaymentGateway,
    PaymentLogService,
    ProviderBreaker,
    RefundedAmountService,
  ],
})
export class PaymentsModule {}
