import { TICKET_RESET_TEXTS, type ResetAllTicketsData } from '@festival/contracts';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ResetAllTicketsService } from './reset-all-tickets.service.js';
import { ResetTicketService } from './reset-ticket.service.js';
import { ResetAllTicketsDto, ResetTicketDto } from './reset-tickets.dto.js';

@ForArea('tickets')
@Controller('api')
export class TicketResetsController {
  constructor(
    private readonly one: ResetTicketService,
    private readonly all: ResetAllTicketsService,
  ) {}

  /** Every ticket of a paid order; 403 on a wrong secret. */
  @Post(['tickets/reset-all', 'admin/tickets/reset-all'])
  async resetAll(
    @Body() { secret }: ResetAllTicketsDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<ResetAllTicketsData>> {
    const data = await this.all.resetAll(secret, actor);
    return new Answer(data, { message: TICKET_RESET_TEXTS.bulkDone(data.affected) });
  }

  /** 404, 422 code not repeated, 403 wrong secret, 409 pending, not paid, or checked in meanwhile. */
  @Post(['tickets/:ticket_code/reset', 'admin/tickets/:ticket_code/reset'])
  async reset(
    @Param('ticket_code') code: string,
    @Body() dto: ResetTicketDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer> {
    await this.one.reset(code.toUpperCase(), dto, actor);
    return Answer.message(TICKET_RESET_TEXTS.done);
  }
}
