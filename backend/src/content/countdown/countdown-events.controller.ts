import type { AdminCountdownEvent } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { isEditor } from '../shared/visibility.js';
import { MoveDto } from '../shared/move.dto.js';
import { CountdownEventDto } from './countdown-event.dto.js';
import { COUNTDOWN_EVENT_LIST, CountdownEventsService } from './countdown-events.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class CountdownEventsController {
  constructor(private readonly countdownEvents: CountdownEventsService) {}

  /** The active events in their order, past ones included. */
  @Public()
  @Get('countdown-events')
  shown(): Promise<ReadyJson> {
    return this.countdownEvents.public.answer();
  }

  /** 404 for an inactive one, except to editors. */
  @OptionalStaff()
  @Get('countdown-events/:id')
  one(
    @Param('id', ParseId) id: number,
    @CurrentAdmin() admin: SignedInAdmin | undefined,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.one(id, isEditor(admin));
  }

  @Get('admin/countdown-events')
  list(@ListQuery(COUNTDOWN_EVENT_LIST) request: ListRequest): Promise<ListPage<AdminCountdownEvent>> {
    return this.countdownEvents.records.listPage(request);
  }

  @Get('admin/countdown-events/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.one(id);
  }

  @Post(['countdown-events', 'admin/countdown-events'])
  @HttpCode(201)
  create(@Body() dto: CountdownEventDto, @CurrentActor() actor: Actor): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.create(dto, actor);
  }

  @Put(['countdown-events/:id', 'admin/countdown-events/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: CountdownEventDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.update(id, dto, actor);
  }

  /** Swaps places with the previous or the next one. */
  @Post('admin/countdown-events/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.move(id, direction, actor);
  }

  @Delete(['countdown-events/:id', 'admin/countdown-events/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminCountdownEvent>> {
    return new Answer(await this.countdownEvents.records.delete(id, actor), { message: 'Countdown event deleted.' });
  }
}
