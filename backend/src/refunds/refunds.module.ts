import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AdminRefundsController } from './admin-refunds.controller.js';
import { AdminRefundsService } from './admin-refunds.service.js';
import { DecideRefundService } from './confirmation/decide-refund.service.js';
import { RefundLimitController } from './limit/refund-limit.controller.js';
import { RefundLimitService } from './limit/refund-limit.service.js';
import { RefundSettlementService } from './settlement/refund-settlement.service.js';
import { RefundablePaymentsService } from './requests/refundable-payments.service.js';
import { RefundedTicketsService } from './requests/refunded-tickets.service.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsService } from './refunds.service.js';
import { RequestRefundService } from './requests/request-refund.service.js';
import { RetryRefundService } from './retry-refund.service.js';
import { SendRefundService } from './settlement/send-refund.service.js';
import { WaitingRefundsController } from './confirmation/waiting-refunds.controller.js';
import { WaitingRefundsService } from './confirmation/waiting-refunds.service.js';

/** Refunds: requested by staff, sent through the provider or transferred manually and confirmed by a second person. */
@Module({
  imports: [AuditModule, AuthModule, MailModule, OrdersModule, PaymentsModule, TicketsModule],
  controllers: [AdminRefundsController, RefundLimitController, RefundsController, WaitingRefundsController],
  providers: [
    AdminRefundsService,
    DecideRefundService,
    RefundLimitService,
    RefundSettlementService,
    RefundablePaymentsService,
    RefundedTicketsService,
    RefundsService,
    RequestRefundService,
    RetryRefundService,
    SendRefundService,
    WaitingRefundsService,
  ],
  exports: [RefundSettlementService, WaitingRefundsService],
})
export class RefundsModule {}
