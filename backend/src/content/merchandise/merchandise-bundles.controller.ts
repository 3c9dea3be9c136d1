import type { AdminMerchandiseBundle } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { MerchandiseBundleDto } from './merchandise-bundle.dto.js';
import { MERCHANDISE_BUNDLE_LIST, MerchandiseBundlesService } from './merchandise-bundles.service.js';

/** Bundles of merchandise, for editors. */
@ForArea('content')
@Controller('api')
export class MerchandiseBundlesController {
  constructor(private readonly merchandiseBundles: MerchandiseBundlesService) {}

  /** The bundles of merchandise, for editors. */
  @Get('admin/merchandise-bundles')
  list(@ListQuery(MERCHANDISE_BUNDLE_LIST) request: ListRequest): Promise<ListPage<AdminMerchandiseBundle>> {
    return this.merchandiseBundles.records.listPage(request);
  }

  /** One bundle of merchandise, for editors. */
  @Get('admin/merchandise-bundles/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminMerchandiseBundle> {
    return this.merchandiseBundles.records.one(id);
  }

  /** Add a bundle of merchandise. */
  @Post('admin/merchandise-bundles')
  @HttpCode(201)
  create(@Body() dto: MerchandiseBundleDto, @CurrentActor() actor: Actor): Promise<AdminMerchandiseBundle> {
    return this.merchandiseBundles.records.create(dto, actor);
  }

  /**
   * Change a bundle of merchandise. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent
   * along, the record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The merchandise bundle was changed in the meantime. Please look at the change and save again.
   */
  @Put('admin/merchandise-bundles/:id')
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: MerchandiseBundleDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminMerchandiseBundle> {
    return this.merchandiseBundles.records.update(id, dto, actor);
  }

  /**
   * Move a bundle of merchandise up or down. It changes places with its neighbour. At the end of the list nothing
   * changes.
   */
  @Post('admin/merchandise-bundles/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminMerchandiseBundle> {
    return this.merchandiseBundles.records.move(id, direction, actor);
  }

  /** Delete a bundle of merchandise. Answers with the deleted record. */
  @Delete('admin/merchandise-bundles/:id')
  async delete(
    @Param('id', ParseId) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminMerchandiseBundle>> {
    return new Answer(await this.merchandiseBundles.records.delete(id, actor), {
      message: 'Merchandise bundle deleted.',
    });
  }
}
