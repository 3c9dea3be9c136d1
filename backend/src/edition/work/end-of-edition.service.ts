import type { EditionStep } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import type { EditionEntity } from '../../platform/editions/edition.entity.js';
import { type Settings, SettingsService } from '../../platform/settings/settings.service.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';
import { SigningKeyEntity } from '../../tickets/desk/signing-key.entity.js';
import { newKey } from '../../tickets/desk/ticket-signer.service.js';
import { freeId } from '../../tickets/keys/ticket-keys.service.js';
import { shiftAll } from '../plan/shifts.js';
import { type NextEdition, SETTING_RULES } from '../rules/settings.js';
import { EditionWorker } from './edition-worker.js';

/** The steps that must be done once: each is one transaction, with the row that says so. */
@Injectable()
export class EndOfEditionService {
  constructor(
    private readonly worker: EditionWorker,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async shift(edition: EditionEntity, step: EditionStep): Promise<void> {
    const { copied, days, nextEdition, nextConcertAt } = edition;
    await this.worker.piece(edition, async (db) => {
      await shiftAll(db, copied, days, this.clock.now());
      const next = { edition: nextEdition, concertAt: nextConcertAt, days };
      for (const key of Object.keys(SETTING_RULES) as Array<keyof Settings>) await this.change(db, key, next);
      return { result: null, changes: { step } };
    });
  }

  /** Nothing that an earlier key has signed is good any more. */
  async renewKeys(edition: EditionEntity, step: EditionStep): Promise<void> {
    await this.worker.piece(edition, async (db) => {
      const old = await db.find(SigningKeyEntity, { select: { id: true } });
      await db.deleteAll(SigningKeyEntity);
      await db.insert(SigningKeyEntity, newKey(freeId(old), this.clock.now()));
      return { result: null, changes: { step } };
    });
  }

  async finish(edition: EditionEntity): Promise<void> {
    await this.worker.piece(edition, async (db) => {
      const admin = await db.findOneBy(AdminUserEntity, { id: edition.keptAccount });
      const { edition: before, nextEdition: after, copied } = edition;
      await this.audit.record(db, {
        admin: admin && { id: admin.id, email: admin.email },
        action: 'new_edition',
        resource: 'editions',
        recordId: edition.id,
        before: { edition: before, concert_at: edition.concertAt },
        after: { edition: after, concert_at: edition.nextConcertAt, copied },
        address: null,
      });
      const closedAt = this.clock.now();
      return { result: null, changes: { activeKey: null, closedAt, worker: null, workedUntil: null } };
    });
  }

  /** A setting that nobody has saved stays a default, but for the edition's own facts. */
  private async change<K extends keyof Settings>(db: EntityManager, key: K, next: NextEdition): Promise<void> {
    const rule = SETTING_RULES[key];
    if (rule === 'stays') return;
    const isSaved = await db.existsBy(SettingEntity, { key });
    if (!isSaved && key !== 'festival' && key !== 'site') return;
    await this.settings.set(db, key, rule(await this.settings.fromDatabase(db, key), next));
  }
}
