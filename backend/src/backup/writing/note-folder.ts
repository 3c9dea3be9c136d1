import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { AppConfig } from '../../platform/config/app-config.js';
import { isDemoSecret } from '../../platform/config/demo-secrets.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { BackupFolderFacts } from '../../platform/settings/backup-folder-facts.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';
import { openSource } from '../source/open-source.js';
import { BackupFolder } from './backup-folder.js';

/** As many names tell whether the last ones are still there. */
const NAMES = 20;

/**
 * Tells the festival's processes how the folder of the backups is: they may not see it themselves. Writes nothing into a
 * database that isn't there, and throws for one that is being restored or emptied.
 */
export async function noteFolder({ backupDir, backupPassphrase, database }: AppConfig, now: Date): Promise<void> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) return;
  const source = await openSource(database);
  await source.assertWhole().finally(() => source.close());
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const { backups } = await new BackupFolder(backupDir).backups(now);
  const disk = await statfs(backupDir).catch(() => null);
  const value: BackupFolderFacts = {
    seenAt: now.toISOString(),
    host: hostname(),
    newest: backups.slice(0, NAMES).map(({ name }) => name),
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    hasDemoPassphrase: isDemoSecret(backupPassphrase),
  };
  const dataSource = await openDataSource(database, [SettingEntity]);
  try {
    const row = { key: 'backup_folder', value: value as never, updatedAt: now };
    await new Transactions(dataSource).run((db) => db.upsert(SettingEntity, row, ['key']));
  } finally {
    await dataSource.destroy();
  }
}
