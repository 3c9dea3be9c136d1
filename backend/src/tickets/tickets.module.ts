import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DoorListService } from './gate/door-list/door-list.service.js';
import { AdminTicketTypesService } from './tiers/admin-ticket-types.service.js';
import { TicketChangesService } from './desk/ticket-changes.service.js';
import { TicketTotalsService } from './desk/ticket-totals.service.js';
import { CheckInController } from './gate/check-in/check-in.controller.js';
import { CheckInService } from './gate/check-in/check-in.service.js';
import { HeldSeatsService } from './tiers/held-seats.service.js';
import { OpenTiersService } from './tiers/open-tiers.service.js';
import { BoardService } from './gate/board/board.service.js';
import { GateOfficeController } from './gate/board/gate-office.controller.js';
import { DoublesService } from './gate/doubles/doubles.service.js';
import { GatePhoneCallsController } from './gate/phone/gate-phone-calls.controller.js';
import { PruneTicketChangesJob } from './gate/phone/prune-ticket-changes.job.js';
import { TicketCopiesService } from './gate/phone/ticket-copies.service.js';
import { UploadsService } from './gate/phone/uploads.service.js';
import { GateRulesService } from './gate/rules/gate-rules.service.js';
import { GateSettingsService } from './gate/rules/gate-settings.service.js';
import { ScanWriterService } from './gate/check-in/scan-writer.service.js';
import { ScansController } from './gate/log/scans.controller.js';
import { ScansService } from './gate/log/scans.service.js';
import { SeatsService } from './tiers/seats.service.js';
import { TicketCardsService } from './tiers/ticket-cards.service.js';
import { TicketSignerService } from './desk/ticket-signer.service.js';
import { RenewTicketKeysJob } from './keys/renew-ticket-keys.job.js';
import { TicketKeysController } from './keys/ticket-keys.controller.js';
import { TicketKeysService } from './keys/ticket-keys.service.js';
import { TicketTypesController } from './tiers/ticket-types.controller.js';
import { TicketTypesService } from './tiers/ticket-types.service.js';
import { TicketViewService } from './desk/ticket-view.service.js';
import { TicketsService } from './desk/tickets.service.js';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [
    TicketTypesController,
    CheckInController,
    GateOfficeController,
    GatePhoneCallsController,
    ScansController,
    TicketKeysController,
  ],
  providers: [
    AdminTicketTypesService,
    BoardService,
    CheckInService,
    DoublesService,
    GateRulesService,
    GateSettingsService,
    PruneTicketChangesJob,
    RenewTicketKeysJob,
    TicketCopiesService,
    TicketKeysService,
    UploadsService,
    DoorListService,
    HeldSeatsService,
    OpenTiersService,
    ScanWriterService,
    ScansService,
    SeatsService,
    TicketCardsService,
    TicketChangesService,
    TicketSignerService,
    TicketTotalsService,
    TicketTypesService,
    TicketViewService,
    TicketsService,
  ],
  exports: [
    DoorListService,
    HeldSeatsService,
    SeatsService,
    TicketChangesService,
    TicketKeysService,
    TicketSignerService,
    TicketTotalsService,
    TicketTypesService,
    TicketsService,
  ],
})
export class TicketsModule {}
