import type { AdminHeroSection, HeroSection } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { clearingStaleTexts } from '../../platform/records/stale-texts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { HeroTexts } from '../../platform/settings/site-facts.js';
import { AuditedSettingsService, SINGLETON_ID } from '../shared/audited-settings.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { HeroSectionDto } from './hero-section.dto.js';

const KEYS = ['hero'] as const;

const NO_TEXTS = {
  title: '',
  titleIndonesian: null,
  eventLine1: '',
  eventLine1Indonesian: null,
  eventLine2: '',
  eventLine2Indonesian: null,
};

/** The texts of the home page's hero picture. */
@Injectable()
export class HeroSectionService {
  readonly public: PublicContent<HeroSection>;

  constructor(
    private readonly settings: SettingsService,
    private readonly audited: AuditedSettingsService,
    contents: PublicContentFactory,
  ) {
    this.public = contents.at('/api/hero-section', async () =>
      withoutHidden(toHeroSection(await settings.get('hero'))),
    );
  }

  async record(): Promise<AdminHeroSection> {
    const hero = toHeroSection(await this.settings.stored('hero'));
    return { id: SINGLETON_ID, ...hero, updated_at: await this.settings.storedAt(KEYS) };
  }

  update(dto: HeroSectionDto, actor: Actor): Promise<AdminHeroSection> {
    return this.audited.change({
      resource: 'hero-section',
      subject: 'The hero section was',
      keys: KEYS,
      actor,
      version: dto.seen_updated_at,
      read: () => this.record(),
      write: (db) => this.write(db, dto),
      afterCommit: () => this.public.forget(),
    });
  }

  private async write(db: EntityManager, dto: HeroSectionDto): Promise<void> {
    const { title_text: title, event_text_line1: eventLine1, event_text_line2: eventLine2 } = dto;
    const changes = {
      title,
      eventLine1,
      eventLine2,
      ...definedFields({
        titleIndonesian: dto.title_text_indonesian,
        eventLine1Indonesian: dto.event_text_line1_indonesian,
        eventLine2Indonesian: dto.event_text_line2_indonesian,
        isActive: dto.is_active,
      }),
    };
    const before = await this.settings.fromDatabase(db, 'hero');
    await this.settings.set(db, 'hero', { ...before, ...clearingStaleTexts(before, changes) });
  }
}

function toHeroSection(hero: HeroTexts): HeroSection {
  return {
    title_text: hero.title,
    title_text_indonesian: hero.titleIndonesian,
    event_text_line1: hero.eventLine1,
    event_text_line1_indonesian: hero.eventLine1Indonesian,
    event_text_line2: hero.eventLine2,
    event_text_line2_indonesian: hero.eventLine2Indonesian,
    is_active: hero.isActive,
  };
}

function withoutHidden(hero: HeroSection): HeroSection {
  if (hero.is_active) return hero;
  return toHeroSection({ ...NO_TEXTS, isActive: false });
}
