import { randomUUID } from 'node:crypto';
import { In, IsNull, type EntityManager } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { AdminSessionEntity } from '../../auth/sessions/admin-session.entity.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { BackupEntity } from '../../platform/backups/backup.entity.js';
import { RestoreEntity } from '../../platform/backups/restore.entity.js';
import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Manifest } from '../format/manifest.js';

export interface Restored {
  manifest: Manifest;
  fileName: string;
  kilobytes: number;
  isEncrypted: boolean;
  now: Date;
}

const ENTITIES = [AdminSessionEntity, AdminUserEntity, BackupEntity, MailEntity, RestoreEntity];

/**
 * Notes that the database comes from a backup, and stops what the time since the backup may have overtaken: mails that
 * waited then, and sign-ins. Gives the number of mails that wait for a person now.
 */
export async function markRestored(config: DatabaseConfig, restored: Restored): Promise<number> {
  const dataSource = await openDataSource(config, ENTITIES);
  try {
    return await new Transactions(dataSource).run(async (db) => {
      const heldMails = await holdMails(db, restored);
      await db.update(AdminSessionEntity, { revokedAt: IsNull() }, { revokedAt: restored.now });
      await noteBackup(db, restored);
      const { manifest, now } = restored;
      await db.insert(RestoreEntity, {
        backupId: manifest.id,
        epoch: randomUUID(),
        takenAt: new Date(manifest.takenAt),
        restoredAt: now,
        heldMails,
        settledBy: null,
        settledAt: null,
      });
      return heldMails;
    });
  } finally {
    await dataSource.destroy();
  }
}

/** They may have been sent after the backup; and a festival that is restored for a try must write to nobody. */
async function holdMails(db: EntityManager, { manifest, now }: Restored): Promise<number> {
  const lastError = `Held by the restore of ${now.toISOString()}: it waited in the backup of ${manifest.takenAt} and may have been sent since`;
  const held = { status: 'failed', lastError, claimToken: null, claimedUntil: null } as const;
  return (await db.update(MailEntity, { status: In(['queued', 'sending']) }, held)).affected ?? 0;
}

/** The backup was written after the moment that it shows, so it doesn't know itself. */
async function noteBackup(db: EntityManager, { manifest, fileName, kilobytes, isEncrypted, now }: Restored) {
  await db.insert(BackupEntity, {
    backupId: manifest.id,
    fileName: fileName.slice(0, 190),
    takenAt: new Date(manifest.takenAt),
    writtenAt: new Date(manifest.takenAt),
    kilobytes,
    tableCount: manifest.tables.length,
    rowCount: Object.values(manifest.totals).reduce((sum, { rows }) => sum + rows, 0),
    pictureCount: manifest.media.length,
    isEncrypted,
    verifiedAt: now,
  });
}
