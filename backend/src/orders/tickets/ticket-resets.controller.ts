import { TICKET_RESET_TEXTS, type ResetAllTicketsData } from '@festival/contracts';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ResetAllTicketsService } from './reset-all-tickets.service.js';
import { ResetTicketService } from './reset-ticket.service.js';
import { ResetAllTicketsDto, ResetTicketDto } from './reset-tickets.dto.js';

/** Makes used tickets valid again. */
@ForArea('tickets')
@Controller('api')
export class TicketResetsController {
  constructor(
    private readonly one: ResetTicketService,
    private readonly all: ResetAllTicketsService,
  ) {}

  /**
   * Makes the tickets of all paid orders valid again.
   * Somebody who is let in while it runs stays in. Five wrong secrets of one admin within 15 minutes block more
   * tries.
   * @throws {403} Kode rahasia salah
   */
  @Post(['tickets/reset-all', 'admin/tickets/reset-all'])
  async resetAll(
    @Body() { secret }: ResetAllTicketsDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<ResetAllTicketsData>> {
    const data = await this.all.resetAll(secret, actor);
    return new Answer(data, { message: TICKET_RESET_TEXTS.bulkDone(data.affected) });
  }

  /**
   * Makes one used, expired or cancelled ticket of a paid order valid again.
   * Five wrong secrets of one admin within 15 minutes block more tries.
   * @param ticket_code the ticket's code
   * @throws {403} Kode rahasia salah. Aksi dibatalkan.
   * @throws {404} Ticket not found.
   * @throws {409} This ticket was refunded.
   * @throws {409} A pending ticket cannot be reset.
   * @throws {409} Only tickets of paid orders can be reset.
   * @throws {409} This ticket was checked in or changed in the meantime. Please reload and try again.
   * @throws {422} Konfirmasi gagal: kode ticket tidak cocok.
   */
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
