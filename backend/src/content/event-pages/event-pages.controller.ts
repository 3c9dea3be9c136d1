import type { AdminEventPage, EventPages } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import { type ListRequest, listRules } from '../../platform/http/answers/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import { EventPageDto } from './event-page.dto.js';
import { EventPagesService } from './event-pages.service.js';

const EVENT_PAGE_LIST = listRules({
  sorts: { id: 'id', is_active: 'is_active', updated_at: 'updated_at' },
  defaultSort: ['id', 'ASC'],
  filters: { id: { kind: 'names', column: 'id' }, is_active: { kind: 'boolean', column: 'is_active' } },
});

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class EventPagesController {
  constructor(private readonly pages: EventPagesService) {}

  /** The page of eulympic, ucare, ulympic, unify or unveiling; 404 while it isn't active. */
  @Public()
  @Get('event-pages/:eventName')
  shown(@Param('eventName') eventName: string): Promise<ReadyJson> {
    return this.pages.answer(eventName);
  }

  /** All five by name; an array with `Content-Range` for a react-admin list query. */
  @Get('admin/event-pages')
  async list(
    @OptionalListQuery(EVENT_PAGE_LIST) request: ListRequest | null,
  ): Promise<EventPages | ListPage<AdminEventPage>> {
    if (!request) return this.pages.byName();
    return rowsPage('event-pages', await this.pages.all(), EVENT_PAGE_LIST, request);
  }

  @Get('admin/event-pages/:eventName')
  record(@Param('eventName') eventName: string): Promise<AdminEventPage> {
    return this.pages.one(eventName);
  }

  @Put('admin/event-pages/:eventName')
  update(
    @Param('eventName') eventName: string,
    @Body() dto: EventPageDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminEventPage> {
    return this.pages.update(eventName, dto, actor);
  }
}
