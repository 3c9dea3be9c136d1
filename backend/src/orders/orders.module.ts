import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { WaitingRoomModule } from '../waiting-room/waiting-room.module.js';
import { BuyerDetailsService } from './actions/buyer-details.service.js';
import { DeleteOrderController } from './actions/delete-order.controller.js';
import { DeleteOrderService } from './actions/delete-order.service.js';
import { ManualOrderDraftsService } from './manual/manual-order-drafts.service.js';
import { ManualOrderKeysService } from './manual/manual-order-keys.service.js';
import { ManualOrderWriterService } from './manual/manual-order-writer.service.js';
import { ManualOrdersController } from './manual/manual-orders.controller.js';
import { ManualOrdersService } from './manual/manual-orders.service.js';
import { ManualStatusService } from './actions/manual-status.service.js';
import { OrderActionsController } from './actions/order-actions.controller.js';
import { OrderChangesService } from './actions/order-changes.service.js';
import { ReceiptsAndTicketsController } from './admin/receipts-and-tickets.controller.js';
import { ReceiptsAndTicketsService } from './admin/receipts-and-tickets.service.js';
import { OrderTotalsService } from './admin/order-totals.service.js';
import { RepairTicketsService } from './actions/repair-tickets.service.js';
import { ResendReceiptService } from './actions/resend-receipt.service.js';
import { SendToController } from './actions/send-to.controller.js';
import { SendToService } from './actions/send-to.service.js';
import { SyncLockService } from './actions/sync-lock.service.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { AdminOrdersService } from './admin/admin-orders.service.js';
import { CheckoutController } from './placing/checkout.controller.js';
import { OpenOrdersController } from './open-orders/open-orders.controller.js';
import { CodeChecksController } from './codes/code-checks.controller.js';
import { CodeChecksService } from './codes/code-checks.service.js';
import { CodeUsesService } from './codes/code-uses.service.js';
import { CodesService } from './codes/codes.service.js';
import { RecountCodeUsesService } from './codes/recount-code-uses.service.js';
import { DiscountCodesController } from './codes/discount-codes.controller.js';
import { DiscountCodesService } from './codes/discount-codes.service.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExportService } from './export/order-export.service.js';
import { DropMailsService } from './open-orders/drop-mails.service.js';
import { EraseBuyerService } from './personal/erase-buyer.service.js';
import { CurrentPriceService } from './placing/current-price.service.js';
import { ForgetSolutionsJob } from './challenge/forget-solutions.job.js';
import { ImportChecksService } from './import/import-checks.service.js';
import { ImportedReferencesModule } from './import/imported-references.module.js';
import { ImportOrdersService } from './import/import-orders.service.js';
import { OrderImportController } from './import/order-import.controller.js';
import { OpenOrdersService } from './open-orders/open-orders.service.js';
import { ProofOfWorkService } from './challenge/proof-of-work.service.js';
import { OrderAdmissionService } from './placing/order-admission.service.js';
import { OrderDraftsService } from './placing/order-drafts.service.js';
import { OrderEffectsService } from './status/order-effects.service.js';
import { OrderHistoryService } from './status/order-history.service.js';
import { TakeSeatsAndCodesService } from './placing/take-seats-and-codes.service.js';
import { OrderMailsService } from './status/order-mails.service.js';
import { LatePaymentService } from './status/late-payment.service.js';
import { ReleaseSeatsAndCodesService } from './status/release-seats-and-codes.service.js';
import { OrderStatusService } from './status/order-status.service.js';
import { OrderWriterService } from './placing/order-writer.service.js';
import { SellOutEstimatesService } from './pace/sell-out-estimates.service.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { PurchaseLimitService } from './placing/purchase-limit.service.js';
import { IdempotencyService } from './placing/idempotency.service.js';
import { PricedTiersService } from './placing/priced-tiers.service.js';
import { ImportReferralCodesController } from './codes/import-referral-codes.controller.js';
import { ImportReferralCodesService } from './codes/import-referral-codes.service.js';
import { ReferralCodesController } from './codes/referral-codes.controller.js';
import { ReferralCodesService } from './codes/referral-codes.service.js';
import { ResetAllTicketsService } from './tickets/reset-all-tickets.service.js';
import { ResetSecretService } from './tickets/reset-secret.service.js';
import { ResetTicketService } from './tickets/reset-ticket.service.js';
import { GateLeadController } from './tickets/gate-lead.controller.js';
import { GateLeadService } from './tickets/gate-lead.service.js';
import { TicketResetsController } from './tickets/ticket-resets.controller.js';
import { NewTicketCodesController } from './tickets/new-ticket-codes.controller.js';
import { NewTicketCodesService } from './tickets/new-ticket-codes.service.js';
import { RefundMailsService } from './status/refund-mails.service.js';
import { ResumeOrderService } from './open-orders/resume-order.service.js';
import { NetworkHoldsService } from './holds/network-holds.service.js';
import { OrderHoldsService } from './holds/order-holds.service.js';
import { IndexOrdersJob } from './search/index-orders.job.js';
import { OrderSearchIndexService } from './search/order-search-index.service.js';
import { OrderSearchService } from './search/order-search.service.js';
import { SendLinkService } from './open-orders/send-link.service.js';
import { ChangedOrdersService } from './status/changed-orders/changed-orders.service.js';
import { FollowChangesJob } from './status/changed-orders/follow-changes.job.js';
import { WaitingRoomHooksService } from './open-orders/waiting-room-hooks.service.js';
import { StatusAnswersService } from './status/status-answers.service.js';
import { TicketExportService } from './tickets/ticket-export.service.js';
import { TicketFilesController } from './tickets/ticket-files.controller.js';
import { AdminTicketsController } from './tickets/admin-tickets.controller.js';
import { AdminTicketsService } from './tickets/admin-tickets.service.js';
import { TicketSearchService } from './tickets/ticket-search.service.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    HttpModule,
    ImportedReferencesModule,
    MailModule,
    RecordsModule,
    TicketsModule,
    WaitingRoomModule,
  ],
  controllers: [
    CheckoutController,
    OpenOrdersController,
    CodeChecksController,
    AdminOrdersController,
    OrderActionsController,
    DeleteOrderController,
    SendToController,
    ManualOrdersController,
    ReceiptsAndTicketsController,
    ImportReferralCodesController,
    ReferralCodesController,
    DiscountCodesController,
    OrderExportController,
    OrderImportController,
    GateLeadController,
    NewTicketCodesController,
    TicketResetsController,
    AdminTicketsController,
    TicketFilesController,
  ],
  providers: [
    AdminOrdersService,
    BuyerDetailsService,
    ChangedOrdersService,
    CodeChecksService,
    CodeUsesService,
    CodesService,
    CurrentPriceService,
    SellOutEstimatesService,
    DeleteOrderService,
    DiscountCodesService,
    DropMailsService,
    EraseBuyerService,
    FollowChangesJob,
    ForgetSolutionsJob,
    ImportChecksService,
    ImportOrdersService,
    ManualOrderDraftsService,
    ManualOrderKeysService,
    ManualOrderWriterService,
    ManualOrdersService,
    ManualStatusService,
    IndexOrdersJob,
    NetworkHoldsService,
    NewTicketCodesService,
    OpenOrdersService,
    OrderHoldsService,
    OrderAdmissionService,
    OrderChangesService,
    OrderDraftsService,
    OrderEffectsService,
    OrderHistoryService,
    TakeSeatsAndCodesService,
    OrderExportService,
    OrderMailsService,
    ReceiptsAndTicketsService,
    OrderSearchService,
    OrderSearchIndexService,
    LatePaymentService,
    ReleaseSeatsAndCodesService,
    OrderStatusService,
    OrderWriterService,
    OrderTotalsService,
    PlaceOrderService,
    IdempotencyService,
    ProofOfWorkService,
    PurchaseLimitService,
    PricedTiersService,
    RecountCodeUsesService,
    ImportReferralCodesService,
    ReferralCodesService,
    RepairTicketsService,
    ResendReceiptService,
    ResetAllTicketsService,
    ResetSecretService,
    ResetTicketService,
    GateLeadService,
    RefundMailsService,
    ResumeOrderService,
    SendLinkService,
    StatusAnswersService,
    SendToService,
    SyncLockService,
    AdminTicketsService,
    TicketExportService,
    TicketSearchService,
    WaitingRoomHooksService,
  ],
  exports: [
    AdminOrdersService,
    AdminTicketsService,
    DiscountCodesService,
    EraseBuyerService,
    NetworkHoldsService,
    OrderHoldsService,
    ProofOfWorkService,
    ReferralCodesService,
    ReleaseSeatsAndCodesService,
    OrderStatusService,
    RefundMailsService,
    SellOutEstimatesService,
    StatusAnswersService,
  ],
})
export class OrdersModule {}
