import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AdminWaitingRoomController } from './admin-waiting-room.controller.js';
import { LoadSignalsService } from './control/load-signals.service.js';
import { OrderLoad } from './control/order-load.js';
import { RoomAdmissionService } from './control/room-admission.service.js';
import { WaitingRoomJob } from './control/waiting-room.job.js';
import { PassesService } from './places/passes.service.js';
import { PlaceTokens } from './places/place-tokens.js';
import { PlacesService } from './places/places.service.js';
import { RoomSettingsService } from './room/room-settings.service.js';
import { RoomStateService } from './room/room-state.service.js';
import { WaitingRoomController } from './waiting-room.controller.js';
import { WaitingRoomGuard } from './waiting-room.guard.js';

/** Orders the people who want to buy at the same time, and lets in as many as the house bears. */
@Module({
  imports: [AuditModule, TicketsModule],
  controllers: [WaitingRoomController, AdminWaitingRoomController],
  providers: [
    LoadSignalsService,
    OrderLoad,
    PassesService,
    PlaceTokens,
    PlacesService,
    RoomAdmissionService,
    RoomSettingsService,
    RoomStateService,
    WaitingRoomJob,
    { provide: APP_GUARD, useClass: WaitingRoomGuard },
  ],
  exports: [LoadSignalsService, OrderLoad, PassesService, RoomStateService],
})
export class WaitingRoomModule {}
