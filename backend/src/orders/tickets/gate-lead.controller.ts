import { GATE_TEXTS, type FoundGateTickets } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentPhone, ForArea, ForPhone } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { PairedPhone } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminTicketsService } from './admin-tickets.service.js';
import { UndoCheckInDto } from './gate-lead.dto.js';
import { GateLeadService } from './gate-lead.service.js';

const MOST_FOUND = 10;
const SHORTEST_SEARCH = 2;
const LONGEST_SEARCH = 100;

/** What a lead may do in addition to scanning. */
@Controller('api')
export class GateLeadController {
  constructor(
    private readonly tickets: AdminTicketsService,
    private readonly leads: GateLeadService,
  ) {}

  /**
   * Tickets by their buyer, for a visitor without the code: the newest ten. Each search is audited.
   * @param q two characters or more of a name, an address, an order number or a code
   */
  @ForPhone('lead')
  @Get('gate/tickets')
  async find(@CurrentPhone() phone: PairedPhone, @Query('q') q?: string): Promise<FoundGateTickets> {
    const text = typeof q === 'string' ? q.trim().slice(0, LONGEST_SEARCH) : '';
    if (text.length < SHORTEST_SEARCH) return { tickets: [] };
    const request = { filter: { q: text }, sort: 'id', order: 'DESC', skip: 0, take: MOST_FOUND } as const;
    const { rows } = await this.tickets.list(request);
    await this.leads.recordSearch(text, phone);
    return {
      tickets: rows.map(({ ticket_code, status, buyer_name, order_number }) => ({
        ticket_code,
        status,
        buyer_name,
        order_number,
      })),
    };
  }

  /**
   * Takes a check-in back. It stays in the scan log, with the reason.
   * @throws {404} Ticket not found.
   * @throws {409} This ticket is not checked in.
   * @throws {409} This ticket was checked in again since. Please look at it again.
   * @throws {409} Only check-ins of paid orders can be taken back.
   */
  @ForPhone('lead')
  @Post('gate/undo')
  @HttpCode(200)
  async undo(@Body() request: UndoCheckInDto, @CurrentPhone() phone: PairedPhone): Promise<Answer> {
    await this.leads.undo(request, { actor: null, phone });
    return Answer.message(GATE_TEXTS.undone);
  }

  /**
   * The same by an account. The change is audited.
   * @throws {404} Ticket not found.
   * @throws {409} This ticket is not checked in.
   * @throws {409} This ticket was checked in again since. Please look at it again.
   * @throws {409} Only check-ins of paid orders can be taken back.
   */
  @ForArea('tickets')
  @Post('admin/gate/undo')
  @HttpCode(200)
  async undoByStaff(@Body() request: UndoCheckInDto, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.leads.undo(request, { actor, phone: null });
    return Answer.message(GATE_TEXTS.undone);
  }
}
