import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { MIGRATIONS } from '../../platform/database/migrations/index.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { BackupError } from '../backup-error.js';
import { tableFaults } from '../format/compare-totals.js';
import type { BackupHead, Manifest } from '../format/manifest.js';
import { type BackupVisitor, type Found, walkBackup } from '../format/walk-backup.js';
import { openSource } from '../source/open-source.js';
import { totalTables } from '../source/total-tables.js';
import type { RestoreTarget } from './restore-target.js';

export interface Loaded {
  manifest: Manifest;
  /** What the file held; to be compared with the manifest. */
  found: Found;
}

type Others = Pick<BackupVisitor, 'key' | 'picture'>;

/** Loads the tables of a backup into an empty database, as they were with the migrations that it names. */
export async function loadBackup(
  file: string,
  passphrase: string | null,
  target: RestoreTarget,
  others: Others,
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
      assertKnown(known);
      head = known;
    },
    key: others.key,
    rows: async (table, rows) => {
      await beginOnce();
      await target.load(table, rows).catch((error: unknown) => explainLoad(error, table.name));
    },
    picture: async (picture) => {
      await beginOnce();
      await others.picture(picture);
    },
  });
  await beginOnce();
  await target.end(manifest);
  return { manifest, found };
}

/** Throws `BackupError` when a newer version has made the backup. */
function assertKnown({ migrations }: BackupHead): void {
  const names = MIGRATIONS.map(({ name }) => name);
  const unknown = migrations.find((each) => !names.includes(each));
  if (unknown) {
    throw new BackupError(`The backup was made by a newer version (${unknown}): update the program first`);
  }
}

/** Makes the tables as the backup has them. */
async function makeTables(config: DatabaseConfig, { migrations }: BackupHead): Promise<void> {
  const own = MIGRATIONS.filter(({ name }) => migrations.includes(name));
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

function explainLoad(cause: unknown, table: string): never {
  const [reason] = (cause as Error).message.split('\n');
  throw new BackupError(`Rows of ${table} could not be loaded: ${reason}`, { cause });
}
