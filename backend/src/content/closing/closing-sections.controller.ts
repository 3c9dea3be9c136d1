import type { ClosingSection } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ClosingSectionDto } from './closing-section.dto.js';
import { CLOSING_SECTION_LIST, ClosingSectionsService } from './closing-sections.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class ClosingSectionsController {
  constructor(private readonly sections: ClosingSectionsService) {}

  /** The active section; `{is_active: false}` when none is active, null when there are none. */
  @Public()
  @Get('closing-section')
  shown(): Promise<ReadyJson> {
    return this.sections.public.answer();
  }

  /** All sections, newest first; one page for a react-admin list query. */
  @Get('admin/closing-sections')
  list(
    @OptionalListQuery(CLOSING_SECTION_LIST) request: ListRequest | null,
  ): Promise<ListPage<ClosingSection> | ClosingSection[]> {
    return request ? this.sections.records.listPage(request) : this.sections.records.all();
  }

  @Get('admin/closing-sections/:id')
  record(@Param('id', ParseId) id: number): Promise<ClosingSection> {
    return this.sections.records.one(id);
  }

  /** Activating a section deactivates the others. */
  @Post(['closing-section', 'admin/closing-sections'])
  @HttpCode(201)
  create(@Body() dto: ClosingSectionDto, @CurrentActor() actor: Actor): Promise<ClosingSection> {
    return this.sections.create(dto, actor);
  }

  /** Activating a section deactivates the others. */
  @Put(['closing-section/:id', 'admin/closing-sections/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ClosingSectionDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClosingSection> {
    return this.sections.update(id, dto, actor);
  }

  @Delete(['closing-section/:id', 'admin/closing-sections/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<ClosingSection>> {
    return new Answer(await this.sections.records.delete(id, actor), { message: 'Closing section deleted.' });
  }
}
