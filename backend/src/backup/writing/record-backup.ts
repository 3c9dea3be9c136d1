import { existsSync } from 'node:fs';
import { type DataSource, IsNull, LessThan, Not } from 'typeorm';
import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { BackupEntity } from '../../platform/backups/backup.entity.js';
import { EditionEntity } from '../../platform/editions/edition.entity.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { Transactions } from '../../platform/database/transactions.js';
import { BackupError } from '../backup-error.js';
import type { WrittenBackup } from './write-backup.js';

/** Longer than any backup is kept. */
const REMEMBERED_MS = 400 * 24 * 3_600_000;

/** Notes a backup in the database that it was made of, where the festival's processes see it. */
export async function recordBackup(config: DatabaseConfig, backup: WrittenBackup): Promise<void> {
  await withBackups(config, async (transactions) => {
    await transactions.run(async (db) => {
      await db.insert(BackupEntity, {
        backupId: backup.id,
        fileName: backup.name,
        takenAt: backup.takenAt,
        writtenAt: new Date(backup.takenAt.getTime() + backup.tookMs),
        kilobytes: backup.kilobytes,
        tableCount: backup.tables,
        rowCount: backup.rows,
        pictureCount: backup.pictures,
        isEncrypted: backup.isEncrypted,
        verifiedAt: null,
      });
      await db.delete(BackupEntity, { takenAt: LessThan(new Date(Date.now() - REMEMBERED_MS)) });
    });
  });
}

/** Notes that a backup was proved; false when this database doesn't know it. */
export async function recordVerified(config: DatabaseConfig, backupId: string, verifiedAt: Date): Promise<boolean> {
  return withBackups(config, async (transactions) => {
    const { affected } = await transactions.run((db) => db.update(BackupEntity, { backupId }, { verifiedAt }));
    return affected === 1;
  });
}

/** Names of those that nothing may remove: the proved one from before each edition was closed, which alone has its people. */
export async function lastingBackups(config: DatabaseConfig): Promise<Set<string>> {
  return withBackups(config, async (_, dataSource) => {
    const names = new Set<string>();
    for (const { begunAt } of await dataSource.getRepository(EditionEntity).find()) {
      const before = { takenAt: LessThan(begunAt), verifiedAt: Not(IsNull()) };
      const [last] = await dataSource
        .getRepository(BackupEntity)
        .find({ where: before, order: { takenAt: 'DESC' }, take: 1 });
      if (last) names.add(last.fileName);
    }
    return names;
  });
}

async function withBackups<T>(
  config: DatabaseConfig,
  work: (transactions: Transactions, dataSource: DataSource) => Promise<T>,
): Promise<T> {
  if (config.kind === 'sqlite' && !existsSync(config.file))
    throw new BackupError(`There is no database at ${config.file}`);
  const dataSource = await openDataSource(config, [BackupEntity, EditionEntity]);
  try {
    return await work(new Transactions(dataSource), dataSource);
  } finally {
    await dataSource.destroy();
  }
}
