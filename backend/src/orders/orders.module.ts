import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { HttpModule } from '../http/http.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../records/records.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { CheckoutController } from './checkout.controller.js';
import { CodeChecksController } from './code-checks.controller.js';
import { CodeChecks } from './code-checks.service.js';
import { CodesService } from './codes.service.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { DiscountCodesService } from './discount-codes.service.js';
import { ForgetKeysJob } from './forget-keys.job.js';
import { OpenOrders } from './open-orders.service.js';
import { OrderDrafts } from './order-drafts.service.js';
import { OrderEffects } from './order-effects.service.js';
import { OrderHoldings } from './order-holdings.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderSeats } from './order-seats.service.js';
import { OrderStatusService } from './order-status.service.js';
import { PlaceOrderService } from './place-order.service.js';
import { PlacedBefore } from './placed-before.service.js';
import { PricedTiers } from './priced-tiers.service.js';
import { ReferralCodesController } from './referral-codes.controller.js';
import { ReferralCodesService } from './referral-codes.service.js';
import { ResumeOrderService } from './resume-order.service.js';
import { StatusAnswers } from './status-answers.service.js';
import { WrongCodes } from './wrong-codes.service.js';

@Module({
  imports: [AuditModule, AuthModule, HttpModule, MailModule, RecordsModule, TicketsModule],
  controllers: [
    CheckoutController,
    CodeChecksController,
    AdminOrdersController,
    ReferralCodesController,
    DiscountCodesController,
  ],
  providers: [
    AdminOrdersService,
    CodeChecks,
    CodesService,
    DiscountCodesService,
    ForgetKeysJob,
    OpenOrders,
    OrderDrafts,
    OrderEffects,
    OrderHoldings,
    OrderMails,
    OrderSeats,
    OrderStatusService,
    PlaceOrderService,
    PlacedBefore,
    PricedTiers,
    ReferralCodesService,
    ResumeOrderService,
    StatusAnswers,
    WrongCodes,
  ],
  exports: [OrderSeats, OrderStatusService, StatusAnswers],
})
export class OrdersModule {}
