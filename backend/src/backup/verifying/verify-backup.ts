import { mediaAddress } from '@festival/contracts';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { auditDatabase, DATA_CHECKS } from '../../data-audit/audit-database.js';
import type { AppConfig, DatabaseConfig } from '../../platform/config/app-config.js';
import { openDataSource } from '../../platform/database/connection/data-source.js';
import { runMigrations } from '../../platform/database/migrations/run-migrations.js';
import { fileFaults, tableFaults } from '../format/compare-totals.js';
import type { Manifest } from '../format/manifest.js';
import { loadBackup, loadedFaults, type Loaded } from '../restoring/load-backup.js';
import { SqliteTarget } from '../restoring/sqlite-target.js';

/** One line for each check: what was looked at, and what is wrong with it. */
export type Report = (check: string, faults: readonly string[]) => void;

type Settings = Pick<AppConfig, 'varDir' | 'backupPassphrase'>;

/**
 * Proves a backup by restoring it into an empty SQLite database, which is removed afterwards. Reports each check; gives the
 * manifest. Throws `BackupError` when the file can't be read to its end.
 */
export async function verifyBackup(file: string, settings: Settings, report: Report): Promise<Manifest> {
  const directory = join(settings.varDir, '.verify');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Nobody else restores there meanwhile; what a killed run has left is removed.
  const target = await SqliteTarget.open(join(directory, 'restored.sqlite'));
  try {
    const loaded = await loadBackup(file, settings.backupPassphrase, target, {
      key: async () => undefined,
      picture: async () => undefined,
    });
    await check(loaded, target.config, report);
    return loaded.manifest;
  } finally {
    await target.close();
    await rm(directory, { recursive: true, force: true });
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
  const dataSource = await openDataSource(config, []);
  try {
    report('no row refers to one that is missing', await lostReferences((sql) => dataSource.query(sql)));
    report(
      'each picture that the database names is there',
      await lostPictures((sql) => dataSource.query(sql), manifest),
    );
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

async function lostPictures(query: Query, { media, tables }: Manifest): Promise<string[]> {
  if (!tables.some(({ name }) => name === 'media_images')) return [];
  const there = new Set(media.map(({ name }) => basename(name)));
  const images = (await query('SELECT hash, width, height FROM media_images')) as Array<
    Record<'width' | 'height', number> & { hash: string }
  >;
  return images.map((each) => basename(mediaAddress(each.hash, each))).filter((name) => !there.has(name));
}
