import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { AppConfig } from '../../platform/config/app-config.js';
import { BackupError, explainFile } from '../backup-error.js';
import { ArchiveWriter } from '../format/archive-writer.js';
import {
  type BackupHead,
  FORMAT,
  HEAD,
  MANIFEST,
  type Manifest,
  type TableHead,
  type TableTotal,
} from '../format/manifest.js';
import { TableLines } from '../format/row-lines.js';
import { openPictures } from '../pictures/open-pictures.js';
import { openSource } from '../source/open-source.js';
import type { TableSource } from '../source/table-source.js';
import { BackupFolder } from './backup-folder.js';

type Settings = Pick<
  AppConfig,
  'database' | 'media' | 'secretKey' | 'ticketResetSecret' | 'backupDir' | 'backupPassphrase'
>;

export interface WrittenBackup {
  id: string;
  name: string;
  takenAt: Date;
  kilobytes: number;
  tables: number;
  rows: number;
  pictures: number;
  isEncrypted: boolean;
  tookMs: number;
}

/** Writes one backup into `BACKUP_DIR`. Nothing is left of one that fails or is stopped by `signal`. */
export async function writeBackup(settings: Settings, signal: AbortSignal): Promise<WrittenBackup> {
  const folder = new BackupFolder(settings.backupDir);
  const lock = await folder.lock();
  const takenAt = new Date();
  const isEncrypted = settings.backupPassphrase !== null;
  const name = BackupFolder.nameOf(takenAt, isEncrypted);
  try {
    const manifest = await writeDraft(settings, folder.draftOf(name), takenAt, signal);
    const { size } = await stat(folder.draftOf(name));
    await folder.publish(name);
    return {
      id: manifest.id,
      name,
      takenAt,
      kilobytes: Math.ceil(size / 1024),
      tables: manifest.tables.length,
      rows: Object.values(manifest.totals).reduce((sum, { rows }) => sum + rows, 0),
      pictures: manifest.media.length,
      isEncrypted,
      tookMs: Date.now() - takenAt.getTime(),
    };
  } catch (error) {
    await rm(folder.draftOf(name), { force: true });
    if (signal.aborted) throw new BackupError('Stopped: no backup was written', { cause: error });
    return explainFile(error, folder.directory);
  } finally {
    lock.release();
  }
}

async function writeDraft(settings: Settings, file: string, takenAt: Date, signal: AbortSignal): Promise<Manifest> {
  const source = await openSource(settings.database);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await source.close();
    isOpen = false;
  };
  try {
    const head = await headOf(source, takenAt);
    const writer = new ArchiveWriter(file, { passphrase: settings.backupPassphrase, signal });
    try {
      return await writeEntries(writer, source, head, settings, close);
    } catch (error) {
      throw (await writer.abort(error)) ?? error;
    }
  } finally {
    await close();
  }
}

async function headOf(source: TableSource, takenAt: Date): Promise<BackupHead> {
  await source.assertWhole();
  const tables = await source.tables();
  if (tables.length === 0) throw new BackupError('The database is empty: start the festival once before a backup');
  return {
    format: FORMAT,
    id: randomUUID(),
    takenAt: takenAt.toISOString(),
    database: source.kind,
    migrations: await source.migrations(),
    tables,
  };
}

async function writeEntries(
  writer: ArchiveWriter,
  source: TableSource,
  head: BackupHead,
  settings: Settings,
  closeSource: () => Promise<void>,
): Promise<Manifest> {
  await writer.add(HEAD, json(head));
  const keys = [
    await writer.add('keys/secret-key', Buffer.from(settings.secretKey)),
    await writer.add('keys/ticket-reset-secret', Buffer.from(settings.ticketResetSecret)),
  ];
  const totals: Record<string, TableTotal> = {};
  for (const table of head.tables) totals[table.name] = await writeTable(writer, source, table);
  await closeSource();
  const media = [];
  for await (const { name, bytes } of openPictures(settings.media).all()) {
    media.push(await writer.add(`media/${name}`, bytes));
  }
  const manifest = { ...head, totals, media, keys };
  await writer.add(MANIFEST, json(manifest));
  await writer.finish();
  return manifest;
}

async function writeTable(writer: ArchiveWriter, source: TableSource, table: TableHead): Promise<TableTotal> {
  const lines = new TableLines();
  let number = 0;
  const write = async (part: Buffer | null): Promise<void> => {
    if (part) await writer.add(`tables/${table.name}.${String((number += 1)).padStart(6, '0')}.ndjson`, part);
  };
  for await (const rows of source.rows(table)) await write(lines.add(rows));
  await write(lines.end());
  return lines.total();
}

const json = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
