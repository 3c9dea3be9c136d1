import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { auditDatabase, type Violation } from '../../data-audit/audit-database.js';
import type { AppConfig, DatabaseConfig } from '../../platform/config/app-config.js';
import type { Variables } from '../../platform/config/environment-reader.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { BackupError, explainFile } from '../backup-error.js';
import { fileFaults, tableFaults } from '../format/compare-totals.js';
import { isEncrypted } from '../format/archive-reader.js';
import type { Manifest } from '../format/manifest.js';
import { walkBackup } from '../format/walk-backup.js';
import { openPictures } from '../pictures/open-pictures.js';
import { KeyFiles } from './key-files.js';
import { type Loaded, loadBackup, loadedFaults } from './load-backup.js';
import { markRestored } from './mark-restored.js';
import { openTarget } from './open-target.js';
import type { RestoreTarget } from './restore-target.js';

type Settings = Pick<AppConfig, 'database' | 'media' | 'varDir' | 'backupPassphrase'>;

const HALF_RESTORED = 'The database is half restored now, and no festival starts on it: run the restore again';

export interface RestoreReport {
  manifest: Manifest;
  /** Mails that wait for a person. */
  heldMails: number;
  /** Rules that the backup's own data broke. */
  violations: Violation[];
  /** Variables whose values are in files of `VAR_DIR` now. */
  putBack: string[];
  hasBegunAgain: boolean;
}

/**
 * Restores a backup into the empty database of `settings`. Throws `BackupError` when anything isn't as it was; the
 * database is then no festival's. `variables` are those of the environment.
 */
export async function restoreBackup(file: string, settings: Settings, variables: Variables): Promise<RestoreReport> {
  await assertReadable(file);
  const target = await openTarget(settings.database);
  try {
    const keys = new KeyFiles(settings.varDir, variables);
    const { backupPassphrase } = settings;
    const loaded = await loadBackup(file, backupPassphrase, target, { key: async (name, key) => keys.take(name, key) });
    await assertSame(loaded, target);
    await migrate(target.config);
    const { manifest } = loaded;
    const violations = await auditDatabase(target.config, new Date(manifest.takenAt));
    const about = {
      fileName: basename(file),
      kilobytes: Math.ceil((await stat(file)).size / 1024),
      isEncrypted: await isEncrypted(file),
      isSound: violations.length === 0,
    };
    const heldMails = await markRestored(target.config, { manifest, ...about, now: new Date() });
    await putPictures(file, settings, manifest);
    const putBack = keys.write();
    await target.finish();
    return { manifest, heldMails, violations, putBack, hasBegunAgain: target.hasBegunAgain };
  } catch (error) {
    if (!(error instanceof BackupError) || !target.isHalfRestored) throw error;
    throw new BackupError(`${error.message}. ${HALF_RESTORED}`, { cause: error });
  } finally {
    await target.close();
  }
}

/** Who has mistyped the file's name isn't told of the database first. */
async function assertReadable(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => explainFile(error, file));
  if (found.isDirectory()) throw new BackupError(`${file} is a folder: name the file in it`);
}

/** Reads the file a second time: at the first one nobody knew yet whether a picture is what was written. */
async function putPictures(file: string, { media, backupPassphrase }: Settings, manifest: Manifest): Promise<void> {
  const pictures = openPictures(media);
  const sums = new Map(manifest.media.map(({ name, sha256 }) => [name, sha256]));
  const nothing = async (): Promise<void> => undefined;
  await walkBackup(file, backupPassphrase, {
    head: nothing,
    key: nothing,
    rows: nothing,
    picture: async (picture, { name, sha256 }) => {
      if (sums.get(name) !== sha256) throw new BackupError(`The backup is not what it was. ${name}: not what it was`);
      await pictures.put(picture);
    },
  });
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
