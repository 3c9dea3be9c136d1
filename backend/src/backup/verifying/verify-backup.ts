import { basename, join } from 'node:path';
import { auditDatabase, DATA_CHECKS } from '../../data-audit/audit-database.js';
import type { AppConfig, DatabaseConfig } from '../../platform/config/app-config.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { fileFaults, tableFaults } from '../format/compare-totals.js';
import type { Manifest } from '../format/manifest.js';
import { namedPictures } from '../pictures/named-pictures.js';
import { loadBackup, loadedFaults, type Loaded } from '../restoring/load-backup.js';
import { SqliteTarget } from '../restoring/sqlite-target.js';
import { openSource } from '../source/open-source.js';
import type { ScratchFolder } from './scratch-folder.js';

/** One line for each check: what was looked at, and what is wrong with it. */
export type Report = (check: string, faults: readonly string[]) => void;

type Settings = Pick<AppConfig, 'backupPassphrase'> & { scratch: ScratchFolder };

/**
 * Proves a backup by restoring it into an empty SQLite database in `scratch`, which the caller removes. Reports each check;
 * gives the manifest. Throws `BackupError` when the file can't be read to its end.
 */
export async function verifyBackup(
  file: string,
  { backupPassphrase, scratch }: Settings,
  report: Report,
): Promise<Manifest> {
  await scratch.reserve(file);
  const target = await SqliteTarget.open(join(scratch.directory, 'restored.sqlite'));
  try {
    const loaded = await loadBackup(file, backupPassphrase, target, { room: () => scratch.assertRoom() });
    await check(loaded, target.config, report);
    return loaded.manifest;
  } finally {
    await target.close();
  }
}

async function check({ manifest, found }: Loaded, config: DatabaseConfig, report: Report): Promise<void> {
  const rows = Object.values(manifest.totals)
    .reduce((sum, total) => sum + total.rows, 0)
    .toLocaleString('en');
  report('the file can be read to its end', []);
  report(
    `${rows} rows of ${manifest.tables.length} tables are as they were written`,
    tableFaults(manifest, found.totals),
  );
  const files = `${manifest.media.length} pictures and ${manifest.keys.length} keys`;
  report(`${files} are as they were written`, fileFaults(manifest, found));
  report('restored into an empty database, every row is the same', await loadedFaults(config, manifest));
  await checkPictures(manifest, config, report);
  const dataSource = await openDataSource(config, []);
  try {
    report('no row refers to one that is missing', await lostReferences((sql) => dataSource.query(sql)));
    await runMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
  const violations = await auditDatabase(config, new Date(manifest.takenAt));
  report(
    `${DATA_CHECKS.length} rules of the data are kept`,
    violations.map(({ check, id, found, expected }) => `${check}: ${id}: ${found}, expected ${expected}`),
  );
}

type Query = (sql: string) => Promise<Array<Record<string, unknown>>>;

async function lostReferences(query: Query): Promise<string[]> {
  const lost = await query('PRAGMA foreign_key_check');
  return lost.map(
    (row) => `${String(row['table'])} ${String(row['rowid'])}: refers to a missing row of ${String(row['parent'])}`,
  );
}

async function checkPictures(manifest: Manifest, config: DatabaseConfig, report: Report): Promise<void> {
  const source = await openSource(config);
  const named = await namedPictures(source, manifest.tables).finally(() => source.close());
  const deleted = new Set(manifest.deletedPictures ?? []);
  const there = new Set(manifest.media.map(({ name }) => basename(name)));
  const besides = deleted.size > 0 ? `, but ${deleted.size} that were deleted while it was made` : '';
  report(
    `each picture that the database names is there${besides}`,
    [...named].filter((name) => !there.has(name) && !deleted.has(name)),
  );
}
