import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { HttpModule } from '../http/http.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../records/records.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { BuyerDetails } from './admin/buyer-details.service.js';
import { BuyerController } from './admin/buyer.controller.js';
import { DeleteOrderController } from './admin/delete-order.controller.js';
import { DeleteOrderService } from './admin/delete-order.service.js';
import { ManualOrderDrafts } from './admin/manual-order-drafts.service.js';
import { ManualOrderKeys } from './admin/manual-order-keys.service.js';
import { ManualOrderWriter } from './admin/manual-order-writer.service.js';
import { ManualOrdersController } from './admin/manual-orders.controller.js';
import { ManualOrdersService } from './admin/manual-orders.service.js';
import { ManualStatusService } from './admin/manual-status.service.js';
import { OrderActionsController } from './admin/order-actions.controller.js';
import { OrderChanges } from './admin/order-changes.service.js';
import { OrderPapersController } from './admin/order-papers.controller.js';
import { OrderPapers } from './admin/order-papers.service.js';
import { OrderTotalsService } from './admin/order-totals.service.js';
import { RepairTicketsService } from './admin/repair-tickets.service.js';
import { ResendReceiptService } from './admin/resend-receipt.service.js';
import { SyncLockService } from './admin/sync-lock.service.js';
import { AdminOrdersController } from './admin-orders.controller.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { CheckoutController } from './checkout.controller.js';
import { CodeChecksController } from './code-checks.controller.js';
import { CodeChecks } from './code-checks.service.js';
import { CodeUses } from './code-uses.service.js';
import { CodesService } from './codes.service.js';
import { DiscountCodesController } from './discount-codes.controller.js';
import { DiscountCodesService } from './discount-codes.service.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExport } from './export/order-export.service.js';
import { ForgetKeysJob } from './forget-keys.job.js';
import { ImportChecks } from './import/import-check.service.js';
import { ImportOrders } from './import/import-orders.service.js';
import { OrderImportController } from './import/import.controller.js';
import { OpenOrders } from './open-orders.service.js';
import { OrderDrafts } from './order-drafts.service.js';
import { OrderEffects } from './order-effects.service.js';
import { OrderHistory } from './order-history.service.js';
import { OrderHoldings } from './order-holdings.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderSeats } from './order-seats.service.js';
import { OrderStatusService } from './order-status.service.js';
import { OrderWriter } from './order-writer.service.js';
import { PlaceOrderService } from './place-order.service.js';
import { PlacedBefore } from './placed-before.service.js';
import { PricedTiers } from './priced-tiers.service.js';
import { ReferralCodesController } from './referral-codes.controller.js';
import { ReferralCodesService } from './referral-codes.service.js';
import { ResetAllTicketsService } from './resets/reset-all-tickets.service.js';
import { ResetSecret } from './resets/reset-secret.service.js';
import { ResetTicketService } from './resets/reset-ticket.service.js';
import { TicketResetsController } from './resets/ticket-resets.controller.js';
import { RefundMails } from './refund-mails.service.js';
import { ResumeOrderService } from './resume-order.service.js';
import { IndexOrdersJob } from './search/index-orders.job.js';
import { OrderSearchIndex } from './search/order-search-index.service.js';
import { OrderSearch } from './search/order-search.service.js';
import { SendLinkService } from './send-link.service.js';
import { StatusAnswers } from './status-answers.service.js';
import { TicketExport } from './ticket-lists/admin-ticket-export.service.js';
import { TicketFilesController } from './ticket-lists/admin-ticket-files.controller.js';
import { AdminTicketsController } from './ticket-lists/admin-tickets.controller.js';
import { AdminTicketsService } from './ticket-lists/admin-tickets.service.js';
import { TicketSearch } from './ticket-lists/ticket-search.service.js';
import { WrongCodes } from './wrong-codes.service.js';

@Module({
  imports: [AuditModule, AuthModule, HttpModule, MailModule, RecordsModule, TicketsModule],
  controllers: [
    CheckoutController,
    CodeChecksController,
    AdminOrdersController,
    OrderActionsController,
    BuyerController,
    DeleteOrderController,
    ManualOrdersController,
    OrderPapersController,
    ReferralCodesController,
    DiscountCodesController,
    OrderExportController,
    OrderImportController,
    TicketResetsController,
    AdminTicketsController,
    TicketFilesController,
  ],
  providers: [
    AdminOrdersService,
    BuyerDetails,
    CodeChecks,
    CodeUses,
    CodesService,
    DeleteOrderService,
    DiscountCodesService,
    ForgetKeysJob,
    ImportChecks,
    ImportOrders,
    ManualOrderDrafts,
    ManualOrderKeys,
    ManualOrderWriter,
    ManualOrdersService,
    ManualStatusService,
    IndexOrdersJob,
    OpenOrders,
    OrderChanges,
    OrderDrafts,
    OrderEffects,
    OrderHistory,
    OrderHoldings,
    OrderExport,
    OrderMails,
    OrderPapers,
    OrderSearch,
    OrderSearchIndex,
    OrderSeats,
    OrderStatusService,
    OrderWriter,
    OrderTotalsService,
    PlaceOrderService,
    PlacedBefore,
    PricedTiers,
    ReferralCodesService,
    RepairTicketsService,
    ResendReceiptService,
    ResetAllTicketsService,
    ResetSecret,
    ResetTicketService,
    RefundMails,
    ResumeOrderService,
    SendLinkService,
    StatusAnswers,
    SyncLockService,
    AdminTicketsService,
    TicketExport,
    TicketSearch,
    WrongCodes,
  ],
  exports: [AdminOrdersService, OrderSeats, OrderStatusService, RefundMails, StatusAnswers],
})
export class OrdersModule {}
