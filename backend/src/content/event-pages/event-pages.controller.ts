import type { AdminEventPage, EventPages } from '@festival/contracts';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { isListQuery, parseListQuery } from '../../platform/http/answers/list-query.js';
import { EventPageDto } from './event-page.dto.js';
import { EventPagesService } from './event-pages.service.js';

const RULES = { sort: ['id'] as const, filter: [] as const, defaultSort: ['id', 'ASC'] as ['id', 'ASC'] };

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
  async list(@Query() query: unknown): Promise<EventPages | ListPage<AdminEventPage>> {
    if (!isListQuery(query)) return this.pages.byName();
    const { skip, take, order } = parseListQuery(query, RULES);
    const all = await this.pages.all();
    const rows = (order === 'ASC' ? all : all.toReversed()).slice(skip, skip + take);
    return new ListPage('event-pages', rows, skip, all.length);
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
