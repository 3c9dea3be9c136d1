import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { BundleSettingService } from './bundle-setting.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { OrderGroupsService } from './order-groups.service.js';
import { SentByHandService } from './sent-by-hand.service.js';
import { NeedsPersonService } from './needs-person.service.js';
import { RenewFiguresJob } from './renew-figures.job.js';
import { SalesFiguresService } from './sales-figures.service.js';
import { TierSeatsService } from './tier-seats.service.js';

/** The first screen of the back office: it reads what the features hold and changes the bundle switch alone. */
@Module({
  imports: [AuditModule, AuthModule, ContentModule, OrdersModule, TicketsModule],
  controllers: [DashboardController],
  providers: [
    BundleSettingService,
    DashboardService,
    OrderGroupsService,
    SentByHandService,
    NeedsPersonService,
    RenewFiguresJob,
    SalesFiguresService,
    TierSeatsService,
  ],
  exports: [NeedsPersonService, TierSeatsService],
})
export class DashboardModule {}
