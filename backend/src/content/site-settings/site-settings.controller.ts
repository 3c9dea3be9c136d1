import type { AdminSiteSettings, PublicSiteSettings } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseSingletonId } from '../shared/parse-singleton-id.pipe.js';
import { SINGLETON_LIST, singletonPage } from '../shared/singleton-list.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettingsService } from './site-settings.service.js';

/** The editors' facts of the festival for every page. */
@ForArea('content')
@Controller('api')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  /** The festival's facts for every page. Also tells whether the site is under construction. */
  @Public()
  @Get('site-settings')
  shown(): Promise<ReadyJson<PublicSiteSettings>> {
    return this.settings.public.answer();
  }

  /** The site's settings, for editors: the one record, with the id 1; with `sort`, `range` or `filter` as a list. */
  @Get('admin/settings')
  async list(
    @OptionalListQuery(SINGLETON_LIST) request: ListRequest | null,
  ): Promise<AdminSiteSettings | ListPage<AdminSiteSettings>> {
    const record = await this.settings.record();
    return request ? singletonPage('settings', record, request) : record;
  }

  /**
   * The site's settings, for editors. There is one record, with the id 1.
   * @param id always 1
   * @throws {404} Not found.
   */
  @Get('admin/settings/:id')
  record(@Param('id', ParseSingletonId) _id: number): Promise<AdminSiteSettings> {
    return this.settings.record();
  }

  /**
   * Change the site's settings. Fields that are left out stay unchanged. New mails and tickets carry the new facts.
   * When `seen_updated_at` is sent along, the record must still be at that version. A translation that is left out is
   * cleared when its text changes.
   * @param id always 1
   * @throws {404} Not found.
   * @throws {409} The site settings were changed in the meantime. Please look at the change and save again.
   */
  @Put(['admin/settings', 'admin/settings/:id'])
  update(
    @Param('id', ParseSingletonId) _id: number,
    @Body() dto: SiteSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminSiteSettings> {
    return this.settings.update(dto, actor);
  }
}
