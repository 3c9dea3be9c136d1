import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { auditDatabase, type Violation } from '../../data-audit/audit-database.js';
import type { AppConfig, DatabaseConfig } from '../../platform/config/app-config.js';
import type { Variables } from '../../platform/config/environment-reader.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { BackupError } from '../backup-error.js';
import { fileFaults, tableFaults } from '../format/compare-totals.js';
import { isEncrypted } from '../format/archive-reader.js';
import type { Manifest } from '../format/manifest.js';
import { openPictures } from '../pictures/open-pictures.js';
import { KeyFiles } from './key-files.js';
import { type Loaded, loadBackup, loadedFaults } from './load-backup.js';
import { markRestored } from './mark-restored.js';
import { openTarget } from './open-target.js';
import type { RestoreTarget } from './restore-target.js';

type Settings = Pick<AppConfig, 'database' | 'media' | 'varDir' | 'backupPassphrase'>;

export interface RestoreReport {
  manifest: Manifest;
  /** Mails that wait for a person. */
  heldMails: number;
  /** Rules that the backup's own data broke. */
  violations: Violation[];
  /** Variables whose values are in `VAR_DIR` now. */
  putBack: string[];
  hasBegunAgain: boolean;
}

/**
 * Restores a backup into the empty database of `settings`. Throws `BackupError` when anything isn't as it was; the
 * database is then no festival's. `variables` are those of the environment.
 */
export async function restoreBackup(file: string, settings: Settings, variables: Variables): Promise<RestoreReport> {
  const target = await openTarget(settings.database);
  try {
    const keys = new KeyFiles(settings.varDir, variables);
    const pictures = openPictures(settings.media);
    const loaded = await loadBackup(file, settings.backupPassphrase, target, {
      key: async (name, value) => keys.take(name, value),
      picture: (picture) => pictures.put(picture),
    });
    await assertSame(loaded, target);
    await migrate(target.config);
    const { manifest } = loaded;
    const violations = await auditDatabase(target.config, new Date(manifest.takenAt));
    const about = {
      fileName: basename(file),
      kilobytes: Math.ceil((await stat(file)).size / 1024),
      isEncrypted: await isEncrypted(file),
    };
    const heldMails = await markRestored(target.config, { manifest, ...about, now: new Date() });
    const putBack = await keys.write();
    await target.finish();
    return { manifest, heldMails, violations, putBack, hasBegunAgain: target.hasBegunAgain };
  } finally {
    await target.close();
  }
}

async function assertSame({ manifest, found }: Loaded, { config }: RestoreTarget): Promise<void> {
  const inFile = [...tableFaults(manifest, found.totals), ...fileFaults(manifest, found)];
  if (inFile.length > 0) throw new BackupError(`The backup is not what it was. ${inFile.join('; ')}`);
  const inDatabase = await loadedFaults(config, manifest);
  if (inDatabase.length > 0) throw new BackupError(`The rows did not arrive as they were. ${inDatabase.join('; ')}`);
}

async function migrate(config: DatabaseConfig): Promise<void> {
  const dataSource = await openDataSource(config, []);
  await runMigrations(dataSource).finally(() => dataSource.destroy());
}
