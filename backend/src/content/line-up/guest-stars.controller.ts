import type { AdminGuestStar, GuestStar } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { GuestStarDto } from './guest-star.dto.js';
import { GUEST_STAR_LIST, GuestStarsService } from './guest-stars.service.js';

/** The line-up: at most three guest stars. */
@ForArea('content')
@Controller('api')
export class GuestStarsController {
  constructor(private readonly guestStars: GuestStarsService) {}

  /** The line-up, as visitors see it. A star that isn't revealed is `Coming Soon` and has no pictures. */
  @Public()
  @Get('guest-stars')
  shown(): Promise<ReadyJson<GuestStar[]>> {
    return this.guestStars.public.answer();
  }

  /** The guest stars, for editors. */
  @Get('admin/guest-stars')
  list(@ListQuery(GUEST_STAR_LIST) request: ListRequest): Promise<ListPage<AdminGuestStar>> {
    return this.guestStars.records.listPage(request);
  }

  /** One guest star, for editors. */
  @Get('admin/guest-stars/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminGuestStar> {
    return this.guestStars.records.one(id);
  }

  /**
   * Add a guest star.
   * @throws {422} There may be at most 3 guest stars
   * @throws {422} This sort order is already used
   */
  @Post(['guest-stars', 'admin/guest-stars'])
  @HttpCode(201)
  create(@Body() dto: GuestStarDto, @CurrentActor() actor: Actor): Promise<AdminGuestStar> {
    return this.guestStars.records.create(dto, actor);
  }

  /**
   * Change a guest star. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along, the
   * record must still be at that version.
   * @throws {409} The guest star was changed in the meantime. Please look at the change and save again.
   * @throws {422} This sort order is already used
   */
  @Put(['guest-stars/:id', 'admin/guest-stars/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: GuestStarDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminGuestStar> {
    return this.guestStars.records.update(id, dto, actor);
  }

  /** Move a guest star up or down. It changes places with its neighbour. At the end of the list nothing changes. */
  @Post('admin/guest-stars/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminGuestStar> {
    return this.guestStars.records.move(id, direction, actor);
  }

  /** Delete a guest star. Answers with the deleted record. */
  @Delete(['guest-stars/:id', 'admin/guest-stars/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminGuestStar>> {
    return new Answer(await this.guestStars.records.delete(id, actor), { message: 'Guest star deleted.' });
  }
}
