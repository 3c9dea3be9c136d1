import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { type RestoreReport, restoreBackup } from '../../../src/backup/restoring/restore-backup.js';
import type { Manifest } from '../../../src/backup/format/manifest.js';
import { ScratchFolder } from '../../../src/backup/verifying/scratch-folder.js';
import { type Report, verifyBackup } from '../../../src/backup/verifying/verify-backup.js';
import { type WrittenBackup, writeBackup } from '../../../src/backup/writing/write-backup.js';
import { ENTITIES } from '../../../src/app/entities.js';
import type { AppConfig, DatabaseConfig, MediaConfig } from '../../../src/platform/config/app-config.js';
import type { Variables } from '../../../src/platform/config/environment-reader.js';
import { openDataSource } from '../../../src/platform/database/connection/data-source.js';
import { createTestDatabase, runFolder, type TestDatabase } from '../database/test-database.js';
import { readEnvironment } from '../../../src/platform/config/read-environment.js';

export const PASSPHRASE = 'correct horse battery staple';

/** A database that a backup may be restored into, with the folder for pictures and keys. */
export interface Empty {
  database: DatabaseConfig;
  varDir: string;
  drop(): Promise<void>;
}

/** What a backup of a festival is made with. */
export function settingsOf(config: AppConfig, passphrase: string | null = null) {
  const { database, media, varDir, secretKey, ticketResetSecret } = config;
  const backupDir = mkdtempSync(join(runFolder(), 'backups-'));
  return { database, media, varDir, secretKey, ticketResetSecret, backupDir, backupPassphrase: passphrase };
}

export type BackupSettings = ReturnType<typeof settingsOf>;

export const signal = (): AbortSignal => new AbortController().signal;

/** Writes a backup and gives its path. */
export async function backedUp(settings: BackupSettings): Promise<WrittenBackup & { file: string }> {
  const backup = await writeBackup(settings, signal());
  return { ...backup, file: join(settings.backupDir, backup.name) };
}

/** On the database of the run. */
export async function emptyDatabase(): Promise<Empty> {
  const made: TestDatabase = await createTestDatabase();
  const { database } = readEnvironment({ DATABASE_URL: made.url, SECRET_KEY: 'k'.repeat(32) }, () => '');
  return { database, varDir: made.directory, drop: made.drop };
}

/** On SQLite, whatever the run is on. */
export function emptySqlite(): Empty & { database: { kind: 'sqlite'; file: string } } {
  const varDir = mkdtempSync(join(runFolder(), 'restored-'));
  return { database: { kind: 'sqlite', file: join(varDir, 'festival.sqlite') }, varDir, drop: async () => undefined };
}

interface RestoreOptions {
  passphrase?: string | null;
  variables?: Variables;
  media?: MediaConfig;
}

export function restored(
  file: string,
  { database, varDir }: Empty,
  { passphrase = null, variables = {}, media = mediaIn(varDir) }: RestoreOptions = {},
): Promise<RestoreReport> {
  return restoreBackup(file, { database, media, varDir, backupPassphrase: passphrase }, variables);
}

/** Proves a backup in the festival's own folder. */
export async function verified(file: string, settings: BackupSettings, report: Report): Promise<Manifest> {
  const scratch = ScratchFolder.open(settings.varDir);
  const { backupPassphrase } = settings;
  return verifyBackup(file, { backupPassphrase, scratch }, report).finally(() => scratch.remove());
}

const mediaIn = (varDir: string): MediaConfig => ({ kind: 'folder', directory: join(varDir, 'media') });

/** A picture of a festival, as the media folder holds it. */
export function addPicture(varDir: string, content: string): string {
  const name = `${'a'.repeat(32)}-10x10.webp`;
  mkdirSync(join(varDir, 'media', '.drafts'), { recursive: true });
  writeFileSync(join(varDir, 'media', name), content);
  writeFileSync(join(varDir, 'media', '.drafts', 'draft.webp'), 'half');
  return name;
}

/** All rows of all tables as the product reads them, without the notes of backups and restores. */
export async function allRows(config: DatabaseConfig): Promise<Record<string, object[]>> {
  const dataSource = await openDataSource(config, ENTITIES);
  try {
    const rows: Record<string, object[]> = {};
    for (const entity of ENTITIES) {
      const { tableName, primaryColumns } = dataSource.getMetadata(entity);
      if (['backups', 'restores'].includes(tableName)) continue;
      const order = Object.fromEntries(primaryColumns.map(({ propertyName }) => [propertyName, 'ASC']));
      rows[tableName] = await dataSource.getRepository<object>(entity).find({ order });
    }
    return rows;
  } finally {
    await dataSource.destroy();
  }
}

/** Whether the database is as nobody has touched it. */
export async function isUntouched({ database }: Empty): Promise<boolean> {
  if (database.kind === 'sqlite') return !existsSync(database.file);
  return inDatabase(database, async (dataSource) => (await dataSource.query<object[]>('SHOW TABLES')).length === 0);
}

export async function inDatabase<T>(config: DatabaseConfig, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await openDataSource(config, ENTITIES);
  return work(dataSource).finally(() => dataSource.destroy());
}
