import type { AdminHeroSection, HeroSection } from '@festival/contracts';
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
import { HeroSectionDto } from './hero-section.dto.js';
import { HeroSectionService } from './hero-section.service.js';

/** The texts of the home page's first picture. */
@ForArea('content')
@Controller('api')
export class HeroSectionController {
  constructor(private readonly hero: HeroSectionService) {}

  /** The hero section, as visitors see it. Its texts are empty while `is_active` is false. */
  @Public()
  @Get('hero-section')
  shown(): Promise<ReadyJson<HeroSection>> {
    return this.hero.public.answer();
  }

  /** The hero section, for editors: the one record, with the id 1; with `sort`, `range` or `filter` as a list. */
  @Get('admin/hero-section')
  async list(
    @OptionalListQuery(SINGLETON_LIST) request: ListRequest | null,
  ): Promise<AdminHeroSection | ListPage<AdminHeroSection>> {
    const record = await this.hero.record();
    return request ? singletonPage('hero-section', record, request) : record;
  }

  /**
   * The hero section, for editors. There is one, with the id 1.
   * @param id always 1
   * @throws {404} Not found.
   */
  @Get('admin/hero-section/:id')
  record(@Param('id', ParseSingletonId) _id: number): Promise<AdminHeroSection> {
    return this.hero.record();
  }

  /**
   * Change the hero section. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along,
   * the record must still be at that version. A translation that is left out is cleared when its text changes.
   * @param id always 1
   * @throws {404} Not found.
   * @throws {409} The hero section was changed in the meantime. Please look at the change and save again.
   */
  @Put(['admin/hero-section', 'admin/hero-section/:id'])
  update(
    @Param('id', ParseSingletonId) _id: number,
    @Body() dto: HeroSectionDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminHeroSection> {
    return this.hero.update(dto, actor);
  }
}
