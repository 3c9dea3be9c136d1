import type { AdminGuestStar } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { GuestStarDto } from './guest-star.dto.js';
import { GUEST_STAR_LIST, GuestStarsService } from './guest-stars.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class GuestStarsController {
  constructor(private readonly guestStars: GuestStarsService) {}

  /** The line-up in its order; an unrevealed star is `Coming Soon` with no images. */
  @Public()
  @Get('guest-stars')
  shown(): Promise<ReadyJson> {
    return this.guestStars.public.answer();
  }

  @Get('admin/guest-stars')
  list(@ListQuery(GUEST_STAR_LIST) request: ListRequest): Promise<ListPage<AdminGuestStar>> {
    return this.guestStars.records.listPage(request);
  }

  @Get('admin/guest-stars/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminGuestStar> {
    return this.guestStars.records.one(id);
  }

  @Post(['guest-stars', 'admin/guest-stars'])
  @HttpCode(201)
  create(@Body() dto: GuestStarDto, @CurrentActor() actor: Actor): Promise<AdminGuestStar> {
    return this.guestStars.records.create(dto, actor);
  }

  @Put(['guest-stars/:id', 'admin/guest-stars/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: GuestStarDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminGuestStar> {
    return this.guestStars.records.update(id, dto, actor);
  }

  /** Swaps places with the previous or the next one. */
  @Post('admin/guest-stars/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminGuestStar> {
    return this.guestStars.records.move(id, direction, actor);
  }

  @Delete(['guest-stars/:id', 'admin/guest-stars/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminGuestStar>> {
    return new Answer(await this.guestStars.records.delete(id, actor), { message: 'Guest star deleted.' });
  }
}
