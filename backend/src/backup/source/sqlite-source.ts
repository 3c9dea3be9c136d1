import libsql from 'libsql';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { BackupError, explainFile } from '../backup-error.js';
import { CHANGING, EditionChanges } from './edition-changes.js';
import type { TableHead } from '../format/manifest.js';
import type { Row, TableSource, Value } from './table-source.js';

const AT_ONCE = 500;
const TIME_LENGTH = '2025-11-22 12:00:00.000'.length;
/** Another program's lock: it has the database to itself for a moment at its start or end. */
const LOCK_WAIT_MS = 10_000;

/**
 * While a state is held, what is written waits in the file's log (`-wal`) and can't be moved into the file. So much may
 * wait before the state is given up: the sale goes before the backup.
 */
export const LOG_LIMIT = { bytes: 2 * 1024 ** 3, shareOfFree: 0.25 };

interface Statement {
  all(...parameters: unknown[]): Array<Record<string, unknown>>;
  raw(): { all(parameters: unknown[]): Row[] };
}
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
const Libsql = libsql as unknown as new (file: string, options: { timeout: number }) => Database;

/** A read transaction in WAL mode: neither stops the product's writes nor is stopped by them. */
export class SqliteSource implements TableSource {
  readonly kind = 'sqlite';

  private constructor(
    private readonly database: Database,
    private readonly file: string,
    private readonly logLimit: number,
  ) {}

  static async open(file: string): Promise<SqliteSource> {
    if (!existsSync(file)) {
      throw new BackupError(`There is no database at ${file}: set VAR_DIR or DATABASE_URL as for the festival`);
    }
    const { bavail, bsize } = await statfs(dirname(file)).catch((error: unknown) => explainFile(error, dirname(file)));
    const logLimit = Math.min(LOG_LIMIT.bytes, bavail * bsize * LOG_LIMIT.shareOfFree + logSize(file));
    const database = new Libsql(file, { timeout: LOCK_WAIT_MS });
    try {
      database.exec('PRAGMA query_only = ON');
      database.exec('BEGIN');
      // The transaction begins with its first look.
      database.prepare('SELECT COUNT(*) AS count FROM sqlite_master').all();
    } catch (error) {
      database.close();
      throw error;
    }
    return new SqliteSource(database, file, logLimit);
  }

  /** A file that is being restored isn't in its place. */
  async assertWhole(): Promise<void> {
    const [editions] = this.select("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'editions'");
    if (editions && this.select(CHANGING).length > 0) throw new EditionChanges();
  }

  async migrations(): Promise<string[]> {
    if (this.select("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").length === 0)
      return [];
    return this.select('SELECT name FROM migrations ORDER BY timestamp').map(({ name }) => String(name));
  }

  async columns(): Promise<Map<string, string[]>> {
    const tables = this.select("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
    const own = tables.filter((name) => !name.startsWith('sqlite_'));
    return new Map(own.map((name) => [name, this.tableInfo(name).map((each) => String(each['name']))]));
  }

  async nextIds(): Promise<Map<string, number>> {
    if (this.select("SELECT name FROM sqlite_master WHERE name = 'sqlite_sequence'").length === 0) return new Map();
    const sequences = this.select('SELECT name, seq FROM sqlite_sequence');
    return new Map(sequences.map(({ name, seq }) => [String(name), Number(seq) + 1]));
  }

  /** Page by page: an iteration that is broken off would hold the file's lock for as long as the process lives. */
  async *rows({ name, columns, key }: TableHead): AsyncGenerator<Row[]> {
    const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ');
    const page = (where: string): string =>
      `SELECT ${quoted(columns)} FROM "${name}" ${where} ORDER BY ${quoted(key)} LIMIT ${AT_ONCE}`;
    const first = this.database.prepare(page('')).raw();
    const next = this.database.prepare(page(`WHERE (${quoted(key)}) > (${key.map(() => '?').join(', ')})`)).raw();
    const keyAt = key.map((each) => columns.indexOf(each));
    const times = this.timesAmong(name, columns);
    let last: Row | null = null;
    for (;;) {
      this.assertLogIsShort();
      const rows: Row[] = last === null ? first.all([]) : next.all(last);
      const end = rows.at(-1);
      if (!end) return;
      last = keyAt.map((index) => end[index] ?? null);
      for (const row of rows) for (const index of times) row[index] = asTime(row[index] ?? null);
      yield rows;
      if (rows.length < AT_ONCE) return;
      // SQLite answers without a turn of the event loop: a signal to stop would never be heard.
      await turn();
    }
  }

  async close(): Promise<void> {
    try {
      this.database.exec('COMMIT');
      // At once, and here: the product's next write would else have to move all that has waited.
      this.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } finally {
      this.database.close();
    }
  }

  /** Where in `columns`, which are a backup's, this table's times are. */
  private timesAmong(name: string, columns: readonly string[]): number[] {
    const isTime = ({ type }: Record<string, unknown>) => String(type).toLowerCase().startsWith('datetime');
    const times = new Set(
      this.tableInfo(name)
        .filter(isTime)
        .map((each) => each['name']),
    );
    return columns.flatMap((each, index) => (times.has(each) ? [index] : []));
  }

  private tableInfo(name: string): Array<Record<string, unknown>> {
    return this.select(`PRAGMA table_info("${name.replaceAll('"', '""')}")`);
  }

  private assertLogIsShort(): void {
    if (logSize(this.file) <= this.logLimit) return;
    const megabytes = Math.round(this.logLimit / 1024 ** 2);
    throw new BackupError(
      `The sale writes so much that ${megabytes} MB wait for the backup to end: it was given up, try again when less is sold`,
    );
  }

  private select(sql: string, ...parameters: unknown[]): Array<Record<string, unknown>> {
    return this.database.prepare(sql).all(...parameters);
  }
}

/** SQLite keeps a time as the text that it was given; MariaDB has one form of it. */
function asTime(value: Value): Value {
  if (typeof value !== 'string' || (value.length === TIME_LENGTH && value[10] === ' ')) return value;
  const [, day, time, fraction = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?Z?$/.exec(value) ?? [];
  return day && time ? `${day} ${time}.${fraction.padEnd(3, '0')}` : value;
}

function logSize(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
