import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AskBudget } from './provider/ask-budget.js';
import { AskLimiter } from './provider/ask-limiter.js';
import { AttemptClaimsService } from './attempts/attempt-claims.service.js';
import { BuyerOrderService } from './buyers/buyer-order.service.js';
import { BuyerPaymentsController } from './buyers/buyer-payments.controller.js';
import { CancelOrderService } from './endings/cancel-order.service.js';
import { CloseAttemptsService } from './attempts/close-attempts.service.js';
import { ExpireOrdersService } from './endings/expire-orders.service.js';
import { HurryWatchedService } from './statuses/hurry-watched.service.js';
import { MidtransGateway } from './provider/midtrans-gateway.js';
import { NotificationsController } from './statuses/notifications.controller.js';
import { NotificationsService } from './statuses/notifications.service.js';
import { OpenPaymentService } from './attempts/open-payment.service.js';
import { OwnRefundsService } from './refunds/own-refunds.service.js';
import { PaymentGateway } from './provider/payment-gateway.js';
import { PaymentJobs } from './payment-jobs.js';
import { PaymentLogService } from './statuses/payment-log.service.js';
import { PaymentStatusService } from './statuses/payment-status.service.js';
import { ProviderBreaker } from './provider/provider-breaker.js';
import { ProviderCreateService } from './provider/provider-create.service.js';
import { ReadyStatusHook } from './statuses/ready-status.hook.js';
import { RefreshAttemptService } from './attempts/refresh-attempt.service.js';
import { RefundedAmountService } from './refunds/refunded-amount.service.js';
import { ReleaseSeatsService } from './endings/release-seats.service.js';
import { StaffPaymentsController } from './staff/staff-payments.controller.js';
import { StaffPaymentsService } from './staff/staff-payments.service.js';
import { StalePaymentsService } from './statuses/stale-payments.service.js';
import { SyncAttemptsService } from './attempts/sync-attempts.service.js';
import { WatchedOrders } from './statuses/watched-orders.js';

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
