import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../../platform/config/app-config.js';
import { BackupError } from '../backup-error.js';
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
import { namedPictures } from '../pictures/named-pictures.js';
import { describeTables } from '../source/describe-tables.js';
import { openSource } from '../source/open-source.js';
import type { TableSource } from '../source/table-source.js';
import { BackupFolder } from './backup-folder.js';
import { someOf, writePictures } from './write-pictures.js';

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
  /** What isn't in it, in plain lines. */
  warnings: string[];
}

/** Writes one backup into `BACKUP_DIR`. Nothing is left of one that fails or is stopped by `signal`. */
export async function writeBackup(settings: Settings, signal: AbortSignal): Promise<WrittenBackup> {
  const folder = new BackupFolder(settings.backupDir);
  const lock = await folder.lock();
  const takenAt = new Date();
  const isEncrypted = settings.backupPassphrase !== null;
  const name = BackupFolder.nameOf(takenAt, isEncrypted);
  try {
    const { manifest, warnings } = await writeDraft(settings, folder.draftOf(name), takenAt, signal);
    const kilobytes = await folder.publish(name);
    return {
      id: manifest.id,
      name,
      takenAt,
      kilobytes,
      tables: manifest.tables.length,
      rows: Object.values(manifest.totals).reduce((sum, { rows }) => sum + rows, 0),
      pictures: manifest.media.length,
      isEncrypted,
      tookMs: Date.now() - takenAt.getTime(),
      warnings,
    };
  } catch (error) {
    await folder.discard(name);
    if (signal.aborted) throw new BackupError('Stopped: no backup was written', { cause: error });
    throw error;
  } finally {
    lock.release();
  }
}

interface Written {
  manifest: Manifest;
  warnings: string[];
}

async function writeDraft(settings: Settings, file: string, takenAt: Date, signal: AbortSignal): Promise<Written> {
  const source = await openSource(settings.database);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await source.close();
  };
  try {
    const { head, warnings } = await describe(source, takenAt);
    const writer = new ArchiveWriter(file, { passphrase: settings.backupPassphrase, signal });
    try {
      const written = await writeEntries(writer, source, head, settings, close);
      return { ...written, warnings: [...warnings, ...written.warnings] };
    } catch (error) {
      return await writer.abort(error);
    }
  } catch (error) {
    // What has gone wrong first is what is told.
    await close().catch(() => undefined);
    throw error;
  }
}

async function describe(source: TableSource, takenAt: Date): Promise<{ head: BackupHead; warnings: string[] }> {
  await source.assertWhole();
  const { tables, foreign } = await describeTables(source);
  if (tables.length === 0) throw new BackupError('The database is empty: start the festival once before a backup');
  const head: BackupHead = {
    format: FORMAT,
    id: randomUUID(),
    takenAt: takenAt.toISOString(),
    database: source.kind,
    migrations: await source.migrations(),
    tables,
  };
  const isLeftOut = `Not in the backup, since no version of the program makes them: ${someOf(foreign)}.`;
  return { head, warnings: foreign.length > 0 ? [isLeftOut] : [] };
}

async function writeEntries(
  writer: ArchiveWriter,
  source: TableSource,
  head: BackupHead,
  settings: Settings,
  closeSource: () => Promise<void>,
): Promise<Written> {
  await writer.add(HEAD, json(head));
  const keys = [
    await writer.add('keys/secret-key', Buffer.from(settings.secretKey)),
    await writer.add('keys/ticket-reset-secret', Buffer.from(settings.ticketResetSecret)),
  ];
  const totals: Record<string, TableTotal> = {};
  for (const table of head.tables) totals[table.name] = await writeTable(writer, source, table);
  const named = await namedPictures(source, head.tables);
  await closeSource();
  const { warnings, ...pictures } = await writePictures(writer, settings, head.tables, named);
  const manifest = { ...head, totals, ...pictures, keys };
  await writer.add(MANIFEST, json(manifest));
  await writer.finish();
  return { manifest, warnings };
}

async function writeTable(writer: ArchiveWriter, source: TableSource, table: TableHead): Promise<TableTotal> {
  const lines = new TableLines();
  let number = 0;
  const write = async (part: Buffer): Promise<void> => {
    await writer.add(`tables/${table.name}.${String((number += 1)).padStart(6, '0')}.ndjson`, part);
  };
  for await (const rows of source.rows(table)) {
    for (const row of rows) {
      const part = lines.add(row);
      if (part) await write(part);
    }
  }
  const rest = lines.end();
  if (rest) await write(rest);
  return lines.total();
}

const json = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
