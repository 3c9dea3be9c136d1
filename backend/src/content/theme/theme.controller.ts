import type { AdminTheme } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseSingletonId } from '../shared/parse-singleton-id.pipe.js';
import { SINGLETON_LIST, singletonPage } from '../shared/singleton-list.js';
import { ThemeDto } from './theme.dto.js';
import { ThemeService } from './theme.service.js';

/** Colours, crest and picture of the edition. Visitors get them with the site's settings. */
@ForArea('content')
@Controller('api')
export class ThemeController {
  constructor(private readonly theme: ThemeService) {}

  /** The theme, for editors: the one record, with the id 1; with `sort`, `range` or `filter` as a list. */
  @Get('admin/theme')
  async list(
    @OptionalListQuery(SINGLETON_LIST) request: ListRequest | null,
  ): Promise<AdminTheme | ListPage<AdminTheme>> {
    const record = await this.theme.record();
    return request ? singletonPage('theme', record, request) : record;
  }

  /**
   * The theme, for editors. There is one, with the id 1.
   * @param id always 1
   * @throws {404} Not found.
   */
  @Get('admin/theme/:id')
  record(@Param('id', ParseSingletonId) _id: number): Promise<AdminTheme> {
    return this.theme.record();
  }

  /**
   * Change the theme. Fields that are left out stay unchanged. Refused when words would not read well in the colours. When
   * `seen_updated_at` is sent along, the record must still be at that version.
   * @param id always 1
   * @throws {404} Not found.
   * @throws {409} The theme was changed in the meantime. Please look at the change and save again.
   */
  @Put(['admin/theme', 'admin/theme/:id'])
  update(
    @Param('id', ParseSingletonId) _id: number,
    @Body() dto: ThemeDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminTheme> {
    return this.theme.update(dto, actor);
  }
}
