import { DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL, type RetentionKind } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { RetentionState } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { KIND_TITLES } from './retained-kinds.js';

const DAY_MS = 86_400_000;

/** When a kind that was announced then may go. */
export const removalFrom = (announcedAt: string): Date =>
  new Date(Date.parse(announcedAt) + DAYS_FROM_ANNOUNCEMENT_TO_REMOVAL * DAY_MS);

/** Tells super admins what goes in some days for the first time. */
@Injectable()
export class RemovalNoticeService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly settings: SettingsService,
    private readonly config: AppConfig,
  ) {}

  /** In the transaction that notes that they are announced. */
  async queueMails(
    db: EntityManager,
    kinds: readonly RetentionKind[],
    figures: RetentionState['figures'],
    now: Date,
  ): Promise<void> {
    const staff = await db.findBy(AdminUserEntity, { role: 'super_admin', isActive: true });
    const payload = {
      removalFrom: removalFrom(now.toISOString()).toISOString(),
      kinds: kinds.map((kind) => ({ title: KIND_TITLES[kind], due: figures[kind]?.due ?? 0 })),
      festival: await this.settings.fromDatabase(db, 'festival'),
      publicUrl: this.config.publicUrl,
    };
    const mail = { kind: 'removal_notice', orderId: null, language: 'en', payload } as const;
    await this.outbox.addAll(
      db,
      staff.map(({ email: to }) => ({ ...mail, to })),
    );
  }
}
