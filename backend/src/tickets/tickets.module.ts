import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DoorList } from './admin-door-list.service.js';
import { TicketExport } from './admin-ticket-export.service.js';
import { TicketFilesController } from './admin-ticket-files.controller.js';
import { AdminTicketTypesService } from './admin-ticket-types.service.js';
import { TicketTotalsService } from './admin-ticket-totals.service.js';
import { AdminTicketsController } from './admin-tickets.controller.js';
import { AdminTicketsService } from './admin-tickets.service.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInService } from './check-in.service.js';
import { HeldSeats } from './held-seats.service.js';
import { OpenTiersService } from './open-tiers.service.js';
import { SeatsService } from './seats.service.js';
import { TicketCards } from './ticket-cards.service.js';
import { TicketSigner } from './ticket-signer.service.js';
import { TicketTypesController } from './ticket-types.controller.js';
import { TicketTypesService } from './ticket-types.service.js';
import { TicketViewService } from './ticket-view.service.js';
import { TicketsService } from './tickets.service.js';

@Module({
  imports: [AuditModule],
  controllers: [TicketTypesController, CheckInController, AdminTicketsController, TicketFilesController],
  providers: [
    AdminTicketTypesService,
    AdminTicketsService,
    CheckInService,
    DoorList,
    HeldSeats,
    OpenTiersService,
    SeatsService,
    TicketCards,
    TicketExport,
    TicketSigner,
    TicketTotalsService,
    TicketTypesService,
    TicketViewService,
    TicketsService,
  ],
  exports: [HeldSeats, SeatsService, TicketSigner, TicketTotalsService, TicketTypesService, TicketsService],
})
export class TicketsModule {}
