import type { BundleSetting } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { SiteSettingsService } from '../content/site-settings/site-settings.service.js';
import { Transactions } from '../platform/database/transactions.js';
import type { Actor } from '../platform/access/actor.js';
import { SettingEntity } from '../platform/settings/setting.entity.js';
import { SettingsService } from '../platform/settings/settings.service.js';

/** The bundle discount's switch; new orders alone are priced by it. */
@Injectable()
export class BundleSettingService {
  constructor(
    private readonly settings: SettingsService,
    private readonly siteSettings: SiteSettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async turn(enabled: boolean, actor: Actor): Promise<BundleSetting> {
    await this.transactions.run(async (db) => {
      const before = await db.findOneBy(SettingEntity, { key: 'bundle_ticket' });
      await this.settings.set(db, 'bundle_ticket', { enabled });
      this.transactions.afterCommit(() => this.siteSettings.public.forget());
      await this.audit.record(db, {
        ...actor,
        action: 'update',
        resource: 'settings',
        recordId: 'bundle_ticket',
        before: before?.value as BundleSetting | undefined,
        after: { enabled },
      });
    });
    return { enabled };
  }
}
