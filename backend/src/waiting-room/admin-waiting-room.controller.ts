import type { AdminWaitingRoom } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { RoomSettingsService } from './room/room-settings.service.js';
import { WaitingRoomDto } from './waiting-room.dto.js';

/** The waiting room on the dashboard. */
@ForArea('dashboard')
@Controller('api/admin/waiting-room')
export class AdminWaitingRoomController {
  constructor(private readonly settings: RoomSettingsService) {}

  /** The waiting room's settings and counters, for the back office. */
  @Get()
  read(): Promise<AdminWaitingRoom> {
    return this.settings.read();
  }

  /**
   * Changes the waiting room: its mode, how many may be inside, its opening and its words.
   * Other processes follow within a second. Places that were given stay. The change is audited.
   * A later opening after the draw begins a new sale. While people have places it needs `new_sale`.
   * @throws {409} People have places. A later opening begins a new sale with a new draw: their places end.
   */
  @Post()
  @HttpCode(200)
  async change(@Body() request: WaitingRoomDto, @CurrentActor() actor: Actor): Promise<Answer<AdminWaitingRoom>> {
    const data = await this.settings.change(request, actor);
    return new Answer(data, { message: `Waiting room: ${data.mode}.` });
  }
}
