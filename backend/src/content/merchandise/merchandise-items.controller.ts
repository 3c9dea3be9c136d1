import type { AdminMerchandiseItem } from '@festival/contracts';
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
import { MerchandiseItemDto } from './merchandise-item.dto.js';
import { MERCHANDISE_ITEM_LIST, MerchandiseItemsService } from './merchandise-items.service.js';

/** Single pieces of merchandise, for editors. */
@ForArea('content')
@Controller('api')
export class MerchandiseItemsController {
  constructor(private readonly merchandiseItems: MerchandiseItemsService) {}

  /** The pieces of merchandise, for editors. */
  @Get('admin/merchandise-items')
  list(@ListQuery(MERCHANDISE_ITEM_LIST) request: ListRequest): Promise<ListPage<AdminMerchandiseItem>> {
    return this.merchandiseItems.records.listPage(request);
  }

  /** One piece of merchandise, for editors. */
  @Get('admin/merchandise-items/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminMerchandiseItem> {
    return this.merchandiseItems.records.one(id);
  }

  /** Add a piece of merchandise. */
  @Post('admin/merchandise-items')
  @HttpCode(201)
  create(@Body() dto: MerchandiseItemDto, @CurrentActor() actor: Actor): Promise<AdminMerchandiseItem> {
    return this.merchandiseItems.records.create(dto, actor);
  }

  /**
   * Change a piece of merchandise. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent
   * along, the record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The merchandise item was changed in the meantime. Please look at the change and save again.
   */
  @Put('admin/merchandise-items/:id')
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: MerchandiseItemDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminMerchandiseItem> {
    return this.merchandiseItems.records.update(id, dto, actor);
  }

  /**
   * Move a piece of merchandise up or down. It changes places with its neighbour. At the end of the list nothing
   * changes.
   */
  @Post('admin/merchandise-items/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminMerchandiseItem> {
    return this.merchandiseItems.records.move(id, direction, actor);
  }

  /** Delete a piece of merchandise. Answers with the deleted record. */
  @Delete('admin/merchandise-items/:id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminMerchandiseItem>> {
    return new Answer(await this.merchandiseItems.records.delete(id, actor), { message: 'Merchandise item deleted.' });
  }
}
