import type { AdminSiteSettings, PublicSiteSettings } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Actor } from '../../platform/access/actor.js';
import { clearingStaleTexts } from '../../platform/records/stale-texts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditedSettingsService, SINGLETON_ID } from '../shared/audited-settings.service.js';
import { MerchandiseService } from '../merchandise/merchandise.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { SiteSettingsDto } from './site-settings.dto.js';
import { toSiteTheme } from '../theme/theme.mapper.js';
import { festivalFactsOf, siteFactsOf, toSiteSettings } from './site-settings.mapper.js';

const KEYS = ['festival', 'site'] as const;

/** The festival's facts for pages, mails and tickets. */
@Injectable()
export class SiteSettingsService {
  readonly public: PublicContent<PublicSiteSettings>;

  constructor(
    private readonly settings: SettingsService,
    private readonly audited: AuditedSettingsService,
    private readonly merchandise: MerchandiseService,
    contents: PublicContentFactory,
    config: AppConfig,
  ) {
    this.public = contents.at('/api/site-settings', async () => ({
      ...toSiteSettings(await settings.get('festival'), await settings.get('site')),
      order_expiry_minutes: config.orderExpiryMinutes,
      bundle_enabled: (await settings.get('bundle_ticket')).enabled,
      theme: toSiteTheme(await settings.get('theme')),
    }));
  }

  async record(): Promise<AdminSiteSettings> {
    const [festival, site] = [await this.settings.stored('festival'), await this.settings.stored('site')];
    return { id: SINGLETON_ID, ...toSiteSettings(festival, site), updated_at: await this.settings.storedAt(KEYS) };
  }

  update(dto: SiteSettingsDto, actor: Actor): Promise<AdminSiteSettings> {
    return this.audited.change({
      resource: 'settings',
      subject: 'The site settings were',
      keys: KEYS,
      actor,
      version: dto.seen_updated_at,
      read: () => this.record(),
      write: (db) => this.write(db, dto),
      afterCommit: () => {
        this.public.forget();
        this.merchandise.public.forget();
      },
    });
  }

  private async write(db: EntityManager, dto: SiteSettingsDto): Promise<void> {
    const festival = await this.settings.fromDatabase(db, 'festival');
    const site = await this.settings.fromDatabase(db, 'site');
    const facts = clearingStaleTexts(festival, festivalFactsOf(dto));
    await this.settings.set(db, 'festival', { ...festival, ...facts });
    await this.settings.set(db, 'site', { ...site, ...clearingStaleTexts(site, siteFactsOf(dto)) });
  }
}
