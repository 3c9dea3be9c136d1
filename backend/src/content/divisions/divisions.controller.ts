import type { AdminDivision, Division } from '@festival/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { DivisionDto } from './division.dto.js';
import { DIVISION_LIST, DivisionsService } from './divisions.service.js';

/** The divisions of the committee. They are neither made nor deleted. */
@ForArea('content')
@Controller('api')
export class DivisionsController {
  constructor(private readonly divisions: DivisionsService) {}

  /** The committee's divisions, as visitors see them. Active ones in their order. */
  @Public()
  @Get('divisions')
  shown(): Promise<ReadyJson<Division[]>> {
    return this.divisions.public.answer();
  }

  /** The divisions, for editors. Without `sort`, `range` and `filter`, all of them. */
  @Get('admin/divisions')
  list(
    @OptionalListQuery(DIVISION_LIST) request: ListRequest | null,
  ): Promise<ListPage<AdminDivision> | AdminDivision[]> {
    return request ? this.divisions.records.listPage(request) : this.divisions.records.all();
  }

  /** One division, for editors. */
  @Get('admin/divisions/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminDivision> {
    return this.divisions.records.one(id);
  }

  /**
   * Change a division. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along, the
   * record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The division was changed in the meantime. Please look at the change and save again.
   */
  @Put('admin/divisions/:id')
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: DivisionDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminDivision> {
    return this.divisions.records.update(id, dto, actor);
  }

  /** Move a division up or down. It changes places with its neighbour. At the end of the list nothing changes. */
  @Post('admin/divisions/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminDivision> {
    return this.divisions.records.move(id, direction, actor);
  }
}
