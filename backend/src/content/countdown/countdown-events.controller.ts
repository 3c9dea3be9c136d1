import type { AdminCountdownEvent, CountdownEvent } from '@festival/contracts';
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
import { CountdownEventDto } from './countdown-event.dto.js';
import { COUNTDOWN_EVENT_LIST, CountdownEventsService } from './countdown-events.service.js';

/** The events of the countdown. */
@ForArea('content')
@Controller('api')
export class CountdownEventsController {
  constructor(private readonly countdownEvents: CountdownEventsService) {}

  /** The events of the countdown, as visitors see them. Active ones in their order, past ones included. */
  @Public()
  @Get('countdown-events')
  shown(): Promise<ReadyJson<CountdownEvent[]>> {
    return this.countdownEvents.public.answer();
  }

  /**
   * One event of the countdown. An inactive one is there for editors only.
   * @throws {404} Countdown event not found.
   */
  @OptionalStaff()
  @Get('countdown-events/:id')
  one(
    @Param('id', ParseId) id: number,
    @CurrentAdmin() admin: SignedInAdmin | undefined,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.one(id, isEditor(admin));
  }

  /** The countdown events, for editors. */
  @Get('admin/countdown-events')
  list(@ListQuery(COUNTDOWN_EVENT_LIST) request: ListRequest): Promise<ListPage<AdminCountdownEvent>> {
    return this.countdownEvents.records.listPage(request);
  }

  /** One countdown event, for editors. */
  @Get('admin/countdown-events/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.one(id);
  }

  /**
   * Add a countdown event.
   * @throws {422} This event key is already used
   */
  @Post(['countdown-events', 'admin/countdown-events'])
  @HttpCode(201)
  create(@Body() dto: CountdownEventDto, @CurrentActor() actor: Actor): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.create(dto, actor);
  }

  /**
   * Change a countdown event. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along,
   * the record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The countdown event was changed in the meantime. Please look at the change and save again.
   * @throws {422} This event key is already used
   */
  @Put(['countdown-events/:id', 'admin/countdown-events/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: CountdownEventDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.update(id, dto, actor);
  }

  /**
   * Move a countdown event up or down. It changes places with its neighbour. At the end of the list nothing changes.
   */
  @Post('admin/countdown-events/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminCountdownEvent> {
    return this.countdownEvents.records.move(id, direction, actor);
  }

  /** Delete a countdown event. Answers with the deleted record. */
  @Delete(['countdown-events/:id', 'admin/countdown-events/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminCountdownEvent>> {
    return new Answer(await this.countdownEvents.records.delete(id, actor), { message: 'Countdown event deleted.' });
  }
}
