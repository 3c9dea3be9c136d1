import type { AdminHeroSection } from '@festival/contracts';
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
import { HeroSectionDto } from './hero-section.dto.js';
import { HeroSectionService } from './hero-section.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class HeroSectionController {
  constructor(private readonly hero: HeroSectionService) {}

  /** The record; its texts are empty while `is_active` is false. */
  @Public()
  @Get('hero-section')
  shown(): Promise<ReadyJson> {
    return this.hero.public.answer();
  }

  /** The only record, with the id 1; an array with `Content-Range` for a react-admin list query. */
  @Get('admin/hero-section')
  async list(
    @OptionalListQuery(SINGLETON_LIST) request: ListRequest | null,
  ): Promise<AdminHeroSection | ListPage<AdminHeroSection>> {
    const record = await this.hero.record();
    return request ? singletonPage('hero-section', record, request) : record;
  }

  @Get('admin/hero-section/:id')
  record(@Param('id', ParseSingletonId) _id: number): Promise<AdminHeroSection> {
    return this.hero.record();
  }

  @Put(['admin/hero-section', 'admin/hero-section/:id'])
  update(
    @Param('id', ParseSingletonId) _id: number,
    @Body() dto: HeroSectionDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminHeroSection> {
    return this.hero.update(dto, actor);
  }
}
