import type { AdminHeroSection, HeroSection } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../http/actor.js';
import { given } from '../../http/given.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { HeroTexts } from '../../settings/site-facts.js';
import { AuditedSettings, ONLY_ID } from '../audited-settings.service.js';
import type { PublicContent } from '../public-content.js';
import { PublicContents } from '../public-contents.js';
import type { HeroSectionDto } from './hero-section.dto.js';

const KEYS = ['hero'] as const;

/** The texts over the picture of the first page. */
@Injectable()
export class HeroSectionService {
  readonly public: PublicContent<HeroSection>;

  constructor(
    private readonly settings: SettingsService,
    private readonly audited: AuditedSettings,
    contents: PublicContents,
  ) {
    this.public = contents.at('/api/hero-section', async () =>
      withoutHidden(toHeroSection(await settings.get('hero'))),
    );
  }

  async record(): Promise<AdminHeroSection> {
    const hero = toHeroSection(await this.settings.stored('hero'));
    return { id: ONLY_ID, ...hero, updated_at: await this.settings.storedAt(KEYS) };
  }

  update(dto: HeroSectionDto, actor: Actor): Promise<AdminHeroSection> {
    return this.audited.change({
      resource: 'hero-section',
      subject: 'The hero section was',
      keys: KEYS,
      actor,
      seen: dto.seen_updated_at,
      read: () => this.record(),
      write: (db) => this.write(db, dto),
      changed: () => this.public.forget(),
    });
  }

  private async write(db: EntityManager, dto: HeroSectionDto): Promise<void> {
    const { title_text: title, event_text_line1: eventLine1, event_text_line2: eventLine2 } = dto;
    const before = await this.settings.fresh(db, 'hero');
    const after = { ...before, title, eventLine1, eventLine2, ...given({ isActive: dto.is_active }) };
    await this.settings.set(db, 'hero', after);
  }
}

function toHeroSection({ title, eventLine1, eventLine2, isActive }: HeroTexts): HeroSection {
  return { title_text: title, event_text_line1: eventLine1, event_text_line2: eventLine2, is_active: isActive };
}

function withoutHidden(hero: HeroSection): HeroSection {
  if (hero.is_active) return hero;
  return { title_text: '', event_text_line1: '', event_text_line2: '', is_active: false };
}
