import type { AdminEventPage, EventPage, EventPages } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import { EventPageDto } from './event-page.dto.js';
import { EventPagesService } from './event-pages.service.js';

const EVENT_PAGE_LIST = listRules({
  sorts: { id: 'id', is_active: 'is_active', updated_at: 'updated_at' },
  defaultSort: ['id', 'ASC'],
  filters: { id: { kind: 'names', column: 'id' }, is_active: { kind: 'boolean', column: 'is_active' } },
});

/** The pages of the five events. */
@ForArea('content')
@Controller('api')
export class EventPagesController {
  constructor(private readonly pages: EventPagesService) {}

  /**
   * The page of an event, as visitors see it. Inactive pages are not found.
   * @param eventName unveiling, eulympic, ucare, ulympic or unify
   * @throws {404} Event page not found.
   */
  @Public()
  @Get('event-pages/:eventName')
  shown(@Param('eventName') eventName: string): Promise<ReadyJson<EventPage>> {
    return this.pages.answer(eventName);
  }

  /**
   * The pages of all events, for editors. An object by name. With `sort`, `range` or `filter`: an array with
   * `Content-Range`.
   */
  @Get('admin/event-pages')
  async list(
    @OptionalListQuery(EVENT_PAGE_LIST) request: ListRequest | null,
  ): Promise<EventPages | ListPage<AdminEventPage>> {
    if (!request) return this.pages.byName();
    return rowsPage('event-pages', await this.pages.all(), EVENT_PAGE_LIST, request);
  }

  /**
   * The page of an event, for editors.
   * @param eventName unveiling, eulympic, ucare, ulympic or unify
   * @throws {404} Event page not found.
   */
  @Get('admin/event-pages/:eventName')
  record(@Param('eventName') eventName: string): Promise<AdminEventPage> {
    return this.pages.one(eventName);
  }

  /**
   * Change the page of an event. Fields that are left out stay unchanged. When `seen_updated_at` is sent along, the
   * record must still be at that version.
   * @param eventName unveiling, eulympic, ucare, ulympic or unify
   * @throws {404} Event page not found.
   * @throws {409} The event page was changed in the meantime. Please look at the change and save again.
   */
  @Put('admin/event-pages/:eventName')
  update(
    @Param('eventName') eventName: string,
    @Body() dto: EventPageDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminEventPage> {
    return this.pages.update(eventName, dto, actor);
  }
}
