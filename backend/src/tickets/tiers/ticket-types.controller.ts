import type { TicketType, TicketTypeCard } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { AdminTicketTypesService, TICKET_TYPE_LIST } from './admin-ticket-types.service.js';
import { TicketCardsService } from './ticket-cards.service.js';
import { TicketTypeDto } from './ticket-type.dto.js';

/** Ticket types: the tiers that tickets are sold in, five at most. */
@ForArea('ticket_types')
@Controller('api')
export class TicketTypesController {
  constructor(
    private readonly cards: TicketCardsService,
    private readonly admin: AdminTicketTypesService,
  ) {}

  /** The cards of the ticket page, in their order. Sales windows are checked ten times a second. */
  @Public()
  @Get('ticket-types')
  shown(): Promise<ReadyJson<TicketTypeCard[]>> {
    return this.cards.answer();
  }

  /** Ticket types as a list of the back office. */
  @Get('admin/ticket-types')
  list(@ListQuery(TICKET_TYPE_LIST) request: ListRequest): Promise<ListPage<TicketType>> {
    return this.admin.listPage(request);
  }

  /** One ticket type. */
  @Get('admin/ticket-types/:id')
  one(@Param('id', ParseId) id: number): Promise<TicketType> {
    return this.admin.one(id);
  }

  /**
   * Makes a ticket type.
   * @throws {422} There may be at most 5 ticket types
   * @throws {422} This type already exists
   * @throws {422} This sort order is already used
   * @throws {422} This sort order or type is already used
   * @throws {422} Starts after must name another ticket type
   * @throws {422} These ticket types would wait for each other
   * @throws {422} The end must be after the start
   */
  @Post(['ticket-types', 'admin/ticket-types'])
  @HttpCode(201)
  create(@Body() dto: TicketTypeDto, @CurrentActor() actor: Actor): Promise<TicketType> {
    return this.admin.create(dto, actor);
  }

  /**
   * Changes a ticket type.
   * @throws {409} The ticket type was changed in the meantime. Please look at the change and save again.
   * @throws {409} The type cannot change once orders exist.
   * @throws {409} Pre Sales 3 starts after this ticket type. Change that first.
   * @throws {409} The quota cannot be less than the 17 seats that are sold or held.
   * @throws {422} This type already exists
   * @throws {422} This sort order is already used
   * @throws {422} This sort order or type is already used
   * @throws {422} Starts after must name another ticket type
   * @throws {422} These ticket types would wait for each other
   * @throws {422} The end must be after the start
   */
  @Put(['ticket-types/:id', 'admin/ticket-types/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: TicketTypeDto,
    @CurrentActor() actor: Actor,
  ): Promise<TicketType> {
    return this.admin.update(id, dto, actor);
  }

  /**
   * Deletes a ticket type without orders.
   * @throws {409} This ticket type has orders and cannot be deleted. Make it unavailable instead.
   * @throws {409} Pre Sales 3 starts after this ticket type. Change that first.
   */
  @Delete(['ticket-types/:id', 'admin/ticket-types/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<TicketType>> {
    return new Answer(await this.admin.delete(id, actor), { message: 'Ticket type deleted.' });
  }
}
