import type { AdminSiteSettings } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseSingletonId } from '../shared/parse-singleton-id.pipe.js';
import { SINGLETON_LIST, singletonPage } from '../shared/singleton-list.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettingsService } from './site-settings.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  /** The festival's facts for every page, and whether the site is under construction. */
  @Public()
  @Get('site-settings')
  shown(): Promise<ReadyJson> {
    return this.settings.public.answer();
  }

  /** The only record, with the id 1; an array with `Content-Range` for a react-admin list query. */
  @Get('admin/settings')
  async list(
    @OptionalListQuery(SINGLETON_LIST) request: ListRequest | null,
  ): Promise<AdminSiteSettings | ListPage<AdminSiteSettings>> {
    const record = await this.settings.record();
    return request ? singletonPage('settings', record, request) : record;
  }

  @Get('admin/settings/:id')
  record(@Param('id', ParseSingletonId) _id: number): Promise<AdminSiteSettings> {
    return this.settings.record();
  }

  /** Omitted fields stay unchanged. New mails and tickets carry the new facts. */
  @Put(['admin/settings', 'admin/settings/:id'])
  update(
    @Param('id', ParseSingletonId) _id: number,
    @Body() dto: SiteSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminSiteSettings> {
    return this.settings.update(dto, actor);
  }
}
