import type { GateBoard, GateDouble, GateSettings } from '@festival/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ForArea } from '../../../platform/access/access.decorators.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current-actor.js';
import { DoublesService } from '../doubles/doubles.service.js';
import { GateSettingsService } from '../rules/gate-settings.service.js';
import { BoardService } from './board.service.js';
import { GateSettingsDto } from './gate-office.dto.js';

/** The gate as a lead sees it. */
@ForArea('scanner')
@Controller('api/admin/gate')
export class GateOfficeController {
  constructor(
    private readonly boards: BoardService,
    private readonly doubleEntries: DoublesService,
    private readonly settings: GateSettingsService,
  ) {}

  /** The night in figures, at most two seconds old. */
  @Get('board')
  board(): Promise<GateBoard> {
    return this.boards.get();
  }

  /** Tickets that let somebody in twice, the newest first, at most 200. */
  @Get('doubles')
  doubles(): Promise<GateDouble[]> {
    return this.doubleEntries.list();
  }

  /** Gates, hand-outs, re-entry, the PIN of phones, and the festival's end. */
  @ForArea('tickets')
  @Get('settings')
  readSettings(): Promise<GateSettings> {
    return this.settings.read();
  }

  /**
   * Changes the gate's settings; phones follow within seconds. The change is audited.
   * @throws {409} The settings of the gate were changed in the meantime. Please look at the change and save again.
   */
  @ForArea('tickets')
  @Put('settings')
  changeSettings(@Body() request: GateSettingsDto, @CurrentActor() actor: Actor): Promise<GateSettings> {
    return this.settings.change(request, actor);
  }
}
