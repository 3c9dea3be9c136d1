import type { TicketType } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { parseListQuery } from '../../platform/http/answers/list-query.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { AdminTicketTypesService, TICKET_TYPE_SORTS } from './admin-ticket-types.service.js';
import { TicketCardsService } from './ticket-cards.service.js';
import { TicketTypeDto } from './ticket-type.dto.js';

const RULES = {
  sort: TICKET_TYPE_SORTS,
  filter: [] as const,
  defaultSort: ['sort_order', 'ASC'] as ['sort_order', 'ASC'],
};

@ForArea('ticket_types')
@Controller('api')
export class TicketTypesController {
  constructor(
    private readonly cards: TicketCardsService,
    private readonly admin: AdminTicketTypesService,
  ) {}

  /** The cards of the ticket page, in their order. */
  @Public()
  @Get('ticket-types')
  shown(): Promise<ReadyJson> {
    return this.cards.answer();
  }

  @Get('admin/ticket-types')
  async list(@Query() query: unknown): Promise<ListPage<TicketType>> {
    const { sort, order, skip, take } = parseListQuery(query, RULES);
    const all = await this.admin.list(sort, order);
    const rows = all.slice(skip, skip + take);
    return new ListPage('ticket-types', rows, skip, all.length);
  }

  @Get('admin/ticket-types/:id')
  one(@Param('id', ParseId) id: number): Promise<TicketType> {
    return this.admin.one(id);
  }

  @Post(['ticket-types', 'admin/ticket-types'])
  @HttpCode(201)
  create(@Body() dto: TicketTypeDto, @CurrentActor() actor: Actor): Promise<TicketType> {
    return this.admin.create(dto, actor);
  }

  @Put(['ticket-types/:id', 'admin/ticket-types/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: TicketTypeDto,
    @CurrentActor() actor: Actor,
  ): Promise<TicketType> {
    return this.admin.update(id, dto, actor);
  }

  /** 409 once orders exist. */
  @Delete(['ticket-types/:id', 'admin/ticket-types/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<TicketType>> {
    return new Answer(await this.admin.delete(id, actor), { message: 'Ticket type deleted.' });
  }
}
