import type { RestoreNotice } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { MailEntity } from '../../mail/mail.entity.js';
import type { Actor } from '../../platform/access/actor.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { RestoreEntity } from '../../platform/backups/restore.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Tells staff that the festival was restored, until one of them has looked for what came after the backup. */
@Injectable()
export class RestoreNoticeService {
  constructor(
    private readonly backups: BackupsService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async notice(): Promise<RestoreNotice | null> {
    const restore = await this.backups.lastRestore();
    if (!restore || restore.settledAt) return null;
    const { takenAt, restoredAt, heldMails } = restore;
    return {
      taken_at: takenAt.toISOString(),
      restored_at: restoredAt.toISOString(),
      held_mails: heldMails === 0 ? 0 : await this.heldMails(restore),
    };
  }

  /** Throws 409 when nothing is to be told any more. */
  async resolve(reason: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (db) => {
      const restore = await this.backups.lastRestore();
      const settled = { settledBy: actor.admin.email, settledAt: this.clock.now() };
      const { affected } = await db.update(RestoreEntity, { id: restore?.id ?? 0, settledAt: IsNull() }, settled);
      if (!affected) throw new AppError('CONFLICT', 'This restore was dealt with already.');
      const resource = 'restores';
      await this.audit.record(db, {
        ...actor,
        action: 'resolve',
        resource,
        recordId: restore?.id ?? null,
        after: { reason },
      });
    });
  }

  /** Those of before the backup that have failed, or were made to. */
  private heldMails({ takenAt }: RestoreEntity): Promise<number> {
    return this.reader.of(MailEntity).countBy({ status: 'failed', createdAt: LessThanOrEqual(takenAt) });
  }
}
