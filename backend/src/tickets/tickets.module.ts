import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminTicketTypesService } from './admin-ticket-types.service.js';
import { AdminTicketsController } from './admin-tickets.controller.js';
import { AdminTicketsService } from './admin-tickets.service.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInService } from './check-in.service.js';
import { OpenTiersService } from './open-tiers.service.js';
import { SeatsService } from './seats.service.js';
import { TicketSigner } from './ticket-signer.service.js';
import { TicketTypesController } from './ticket-types.controller.js';
import { TicketTypesService } from './ticket-types.service.js';
import { TicketViewService } from './ticket-view.service.js';
import { TicketsService } from './tickets.service.js';

@Module({
  imports: [AuditModule],
  controllers: [TicketTypesController, CheckInController, AdminTicketsController],
  providers: [
    AdminTicketTypesService,
    AdminTicketsService,
    CheckInService,
    OpenTiersService,
    SeatsService,
    TicketSigner,
    TicketTypesService,
    TicketViewService,
    TicketsService,
  ],
  exports: [SeatsService, TicketSigner, TicketTypesService, TicketsService],
})
export class TicketsModule {}
