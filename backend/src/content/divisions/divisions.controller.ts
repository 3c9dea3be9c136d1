import type { AdminDivision } from '@festival/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { DivisionDto } from './division.dto.js';
import { DIVISION_LIST, DivisionsService } from './divisions.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class DivisionsController {
  constructor(private readonly divisions: DivisionsService) {}

  /** The active divisions in their order. */
  @Public()
  @Get('divisions')
  shown(): Promise<ReadyJson> {
    return this.divisions.public.answer();
  }

  /** All divisions; one page for a react-admin list query. */
  @Get('admin/divisions')
  list(
    @OptionalListQuery(DIVISION_LIST) request: ListRequest | null,
  ): Promise<ListPage<AdminDivision> | AdminDivision[]> {
    return request ? this.divisions.records.listPage(request) : this.divisions.records.all();
  }

  @Get('admin/divisions/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminDivision> {
    return this.divisions.records.one(id);
  }

  @Put('admin/divisions/:id')
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: DivisionDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminDivision> {
    return this.divisions.records.update(id, dto, actor);
  }

  /** Swaps places with the previous or the next one. */
  @Post('admin/divisions/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminDivision> {
    return this.divisions.records.move(id, direction, actor);
  }
}
