import type { AdminEventCard, EventCard } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { isEditor } from '../shared/visibility.js';
import { MoveDto } from '../shared/move.dto.js';
import { EventCardDto } from './event-card.dto.js';
import { EVENT_CARD_LIST, EventCardsService } from './event-cards.service.js';

/** The cards of the event page. */
@ForArea('content')
@Controller('api')
export class EventCardsController {
  constructor(private readonly eventCards: EventCardsService) {}

  /**
   * The cards of the event page, as visitors see them. In their order; a locked card has no texts, no picture and no
   * link.
   */
  @Public()
  @Get('event-upcoming-details')
  shown(): Promise<ReadyJson<EventCard[]>> {
    return this.eventCards.public.answer();
  }

  /** One card of the event page. A locked card is empty, except to editors. */
  @OptionalStaff()
  @Get('event-upcoming-details/:id')
  one(@Param('id', ParseId) id: number, @CurrentAdmin() admin: SignedInAdmin | undefined): Promise<AdminEventCard> {
    return this.eventCards.one(id, isEditor(admin));
  }

  /** The event cards, for editors. */
  @Get('admin/event-upcoming-details')
  list(@ListQuery(EVENT_CARD_LIST) request: ListRequest): Promise<ListPage<AdminEventCard>> {
    return this.eventCards.records.listPage(request);
  }

  /** One event card, for editors. */
  @Get('admin/event-upcoming-details/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminEventCard> {
    return this.eventCards.records.one(id);
  }

  /**
   * Add an event card.
   * @throws {422} This key is already used
   */
  @Post(['event-upcoming-details', 'admin/event-upcoming-details'])
  @HttpCode(201)
  create(@Body() dto: EventCardDto, @CurrentActor() actor: Actor): Promise<AdminEventCard> {
    return this.eventCards.records.create(dto, actor);
  }

  /**
   * Change an event card. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along, the
   * record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The event was changed in the meantime. Please look at the change and save again.
   * @throws {422} This key is already used
   */
  @Put(['event-upcoming-details/:id', 'admin/event-upcoming-details/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: EventCardDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminEventCard> {
    return this.eventCards.records.update(id, dto, actor);
  }

  /** Move an event card up or down. It changes places with its neighbour. At the end of the list nothing changes. */
  @Post('admin/event-upcoming-details/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminEventCard> {
    return this.eventCards.records.move(id, direction, actor);
  }

  /** Delete an event card. Answers with the deleted record. */
  @Delete(['event-upcoming-details/:id', 'admin/event-upcoming-details/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminEventCard>> {
    return new Answer(await this.eventCards.records.delete(id, actor), { message: 'Event deleted.' });
  }
}
