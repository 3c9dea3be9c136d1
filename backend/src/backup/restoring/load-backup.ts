import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { BackupError } from '../backup-error.js';
import { tableFaults } from '../format/compare-totals.js';
import type { BackupHead, Manifest } from '../format/manifest.js';
import { type BackupVisitor, type Found, walkBackup } from '../format/walk-backup.js';
import { knownMigrations } from '../source/made-tables.js';
import { openSource } from '../source/open-source.js';
import { totalTables } from '../source/total-tables.js';
import type { RestoreTarget } from './restore-target.js';

export interface Loaded {
  manifest: Manifest;
  /** What the file held; to be compared with the manifest. */
  found: Found;
}

interface Check {
  /** Throws for a key that this festival can't take. */
  key?: BackupVisitor['key'];
  /** Throws when there is no room for the next rows. */
  room?: () => Promise<void>;
}

/**
 * Loads the tables of a backup into an empty database, as they were with the migrations that it names. Its pictures are
 * read and summed up only.
 */
export async function loadBackup(
  file: string,
  passphrase: string | null,
  target: RestoreTarget,
  check: Check = {},
): Promise<Loaded> {
  let head: BackupHead | null = null;
  let hasBegun = false;
  // Nothing is written before the keys, which come first, were right.
  const beginOnce = async (): Promise<void> => {
    const known = head;
    if (hasBegun || !known) return;
    hasBegun = true;
    await target.begin(known, () => makeTables(target.config, known));
  };
  const { manifest, found } = await walkBackup(file, passphrase, {
    head: async (known) => {
      knownMigrations(known.migrations, 'The backup');
      head = known;
    },
    key: async (name, value) => check.key?.(name, value),
    rows: async (table, rows) => {
      await beginOnce();
      await check.room?.();
      await target.load(table, rows).catch((error: unknown) => explainLoad(error, table.name));
    },
    picture: beginOnce,
  });
  await beginOnce();
  await target.end(manifest);
  return { manifest, found };
}

/** Makes the tables as the backup has them. */
async function makeTables(config: DatabaseConfig, { migrations }: BackupHead): Promise<void> {
  const own = knownMigrations(migrations, 'The backup');
  const dataSource = await openDataSource(config, [], undefined, own);
  await runMigrations(dataSource).finally(() => dataSource.destroy());
}

/** What the database holds now that isn't what the backup was made with. */
export async function loadedFaults(config: DatabaseConfig, manifest: Manifest): Promise<string[]> {
  const source = await openSource(config);
  try {
    return tableFaults(manifest, await totalTables(source, manifest.tables));
  } finally {
    await source.close();
  }
}

/** The driver's own words would repeat values of the row. */
function explainLoad(cause: unknown, table: string): never {
  const { code = 'no code' } = cause as { code?: string };
  throw new BackupError(`Rows of ${table} could not be loaded (${code})`, { cause });
}
