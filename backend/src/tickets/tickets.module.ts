import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DoorList } from './admin-door-list.service.js';
import { AdminTicketTypesService } from './admin-ticket-types.service.js';
import { TicketTotalsService } from './admin-ticket-totals.service.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInService } from './check-in.service.js';
import { HeldSeats } from './held-seats.service.js';
import { OpenTiersService } from './open-tiers.service.js';
import { ScansController } from './scans.controller.js';
import { ScansService } from './scans.service.js';
import { SeatsService } from './seats.service.js';
import { TicketCards } from './ticket-cards.service.js';
import { TicketSigner } from './ticket-signer.service.js';
import { TicketTypesController } from './ticket-types.controller.js';
import { TicketTypesService } from './ticket-types.service.js';
import { TicketViewService } from './ticket-view.service.js';
import { TicketsService } from './tickets.service.js';

@Module({
  imports: [AuditModule],
  controllers: [TicketTypesController, CheckInController, ScansController],
  providers: [
    AdminTicketTypesService,
    CheckInService,
    DoorList,
    HeldSeats,
    OpenTiersService,
    ScansService,
    SeatsService,
    TicketCards,
    TicketSigner,
    TicketTotalsService,
    TicketTypesService,
    TicketViewService,
    TicketsService,
  ],
  exports: [DoorList, HeldSeats, SeatsService, TicketSigner, TicketTotalsService, TicketTypesService, TicketsService],
})
export class TicketsModule {}
