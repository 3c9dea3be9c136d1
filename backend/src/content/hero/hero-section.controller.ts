import type { AdminHeroSection } from '@festival/contracts';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { ParseSingletonId } from '../shared/parse-singleton-id.pipe.js';
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

  /** The only record, with the id 1. */
  @Get(['admin/hero-section', 'admin/hero-section/:id'])
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
