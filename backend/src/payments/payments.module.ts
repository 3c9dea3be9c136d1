import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { ApplyNotificationService } from './webhook/apply-notification.service.js';
import { AttemptClaimsService } from './attempts/attempt-claims.service.js';
import { BuyerOrderService } from './buyer/buyer-order.service.js';
import { BuyerPaymentsController } from './buyer/buyer-payments.controller.js';
import { CancelOrderService } from './cancel-expire/cancel-order.service.js';
import { CloseAttemptsService } from './attempts/close-attempts.service.js';
import { ExpireOrderService } from './cancel-expire/expire-order.service.js';
import { ExpireOrdersService } from './cancel-expire/expire-orders.service.js';
import { PrioritizePolledOrdersService } from './sync/prioritize-polled-orders.service.js';
import { MidtransGateway } from './provider/midtrans-gateway.js';
import { NotificationLogService } from './webhook/notification-log.service.js';
import { NotificationProofsService } from './webhook/notification-proofs.service.js';
import { NotificationsController } from './webhook/notifications.controller.js';
import { NotificationsService } from './webhook/notifications.service.js';
import { OpenPaymentService } from './attempts/open-payment.service.js';
import { OwnRefundsService } from './payment-log/own-refunds.service.js';
import { PaymentGateway } from './provider/payment-gateway.js';
import { PaymentsJob } from './payments.job.js';
import { PaymentLogService } from './payment-log/payment-log.service.js';
import { PaymentStatusService } from './status-polling/payment-status.service.js';
import { ProviderCircuitBreaker } from './provider-limits/circuit-breaker.js';
import { ProviderPool } from './provider-limits/provider-pool.js';
import { CreateTokenService } from './attempts/create-token.service.js';
import { QueryAttemptService } from './attempts/query-attempt.service.js';
import { RefundedAmountService } from './payment-log/refunded-amount.service.js';
import { ReleaseEndedOrdersService } from './cancel-expire/release-ended-orders.service.js';
import { StaffCancelService } from './staff/staff-cancel.service.js';
import { StaffPaymentsController } from './staff/staff-payments.controller.js';
import { StaffPaymentsService } from './staff/staff-payments.service.js';
import { StalePaymentsService } from './sync/stale-payments.service.js';
import { SyncAttemptsService } from './sync/sync-attempts.service.js';
import { SyncQueueService } from './sync/sync-queue.service.js';
import { UnappliedNotificationsService } from './sync/unapplied-notifications.service.js';
import { UnknownOrdersService } from './webhook/unknown-orders.service.js';
import { PolledOrders } from './sync/polled-orders.js';
import { WaitingRoomModule } from '../waiting-room/waiting-room.module.js';
import { WaitingRoomSignals } from './provider-limits/waiting-room-signals.js';

/** A webhook enters in `webhook/`; late money and lost notifications are found in `sync/` and applied in `payment-log/`. */
@Module({
  imports: [AuditModule, AuthModule, OrdersModule, TicketsModule, WaitingRoomModule],
  controllers: [BuyerPaymentsController, NotificationsController, StaffPaymentsController],
  providers: [
    ApplyNotificationService,
    AttemptClaimsService,
    BuyerOrderService,
    CancelOrderService,
    CloseAttemptsService,
    ExpireOrderService,
    ExpireOrdersService,
    PrioritizePolledOrdersService,
    NotificationLogService,
    NotificationProofsService,
    NotificationsService,
    OpenPaymentService,
    OwnRefundsService,
    PaymentsJob,
    PaymentLogService,
    PaymentStatusService,
    ProviderCircuitBreaker,
    ProviderPool,
    CreateTokenService,
    QueryAttemptService,
    RefundedAmountService,
    ReleaseEndedOrdersService,
    StaffCancelService,
    StaffPaymentsService,
    StalePaymentsService,
    SyncAttemptsService,
    SyncQueueService,
    UnappliedNotificationsService,
    UnknownOrdersService,
    PolledOrders,
    WaitingRoomSignals,
    { provide: PaymentGateway, useClass: MidtransGateway },
  ],
  exports: [
    OwnRefundsService,
    PaymentGateway,
    PaymentLogService,
    ProviderCircuitBreaker,
    ProviderPool,
    RefundedAmountService,
  ],
})
export class PaymentsModule {}
