import type { ClosingSection, PublicClosingSection } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ClosingSectionDto } from './closing-section.dto.js';
import { CLOSING_SECTION_LIST, ClosingSectionsService } from './closing-sections.service.js';

/** The sections at the end of the pages, of which one is active. */
@ForArea('content')
@Controller('api')
export class ClosingSectionsController {
  constructor(private readonly sections: ClosingSectionsService) {}

  /** The active closing section. `{"is_active": false}` when none is active, null when there are none. */
  @Public()
  @Get('closing-section')
  shown(): Promise<ReadyJson<PublicClosingSection>> {
    return this.sections.public.answer();
  }

  /** The closing sections, for editors. Without `sort`, `range` and `filter`, all of them. */
  @Get('admin/closing-sections')
  list(
    @OptionalListQuery(CLOSING_SECTION_LIST) request: ListRequest | null,
  ): Promise<ListPage<ClosingSection> | ClosingSection[]> {
    return request ? this.sections.records.listPage(request) : this.sections.records.all();
  }

  /** One closing section, for editors. */
  @Get('admin/closing-sections/:id')
  record(@Param('id', ParseId) id: number): Promise<ClosingSection> {
    return this.sections.records.one(id);
  }

  /**
   * Add a closing section. Unless `is_active` is false, the others become inactive.
   * @throws {409} Another closing section was made active at the same moment. Please try again.
   */
  @Post(['closing-section', 'admin/closing-sections'])
  @HttpCode(201)
  create(@Body() dto: ClosingSectionDto, @CurrentActor() actor: Actor): Promise<ClosingSection> {
    return this.sections.create(dto, actor);
  }

  /**
   * Change a closing section. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along,
   * the record must still be at that version. A translation that is left out is cleared when its text changes.
   * Activating a section deactivates the others.
   * @throws {409} The closing section was changed in the meantime. Please look at the change and save again.
   * @throws {409} Another closing section was made active at the same moment. Please try again.
   */
  @Put(['closing-section/:id', 'admin/closing-sections/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ClosingSectionDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClosingSection> {
    return this.sections.update(id, dto, actor);
  }

  /** Delete a closing section. Answers with the deleted record. */
  @Delete(['closing-section/:id', 'admin/closing-sections/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<ClosingSection>> {
    return new Answer(await this.sections.records.delete(id, actor), { message: 'Closing section deleted.' });
  }
}
