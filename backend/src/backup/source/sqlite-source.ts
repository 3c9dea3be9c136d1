import libsql from 'libsql';
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { BackupError } from '../backup-error.js';
import type { TableHead } from '../format/manifest.js';
import { inOrderOfReference, NOT_BACKED_UP } from './table-order.js';
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
  raw(): { iterate(): Iterable<Row> };
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
    const { bavail, bsize } = await statfs(dirname(file));
    const logLimit = Math.min(LOG_LIMIT.bytes, bavail * bsize * LOG_LIMIT.shareOfFree + logSize(file));
    const database = new Libsql(file, { timeout: LOCK_WAIT_MS });
    database.exec('PRAGMA query_only = ON');
    database.exec('BEGIN');
    // The transaction begins with its first look.
    database.prepare('SELECT COUNT(*) AS count FROM sqlite_master').all();
    return new SqliteSource(database, file, logLimit);
  }

  /** It is in its place only then. */
  async assertWhole(): Promise<void> {}

  async migrations(): Promise<string[]> {
    if (this.select("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").length === 0)
      return [];
    return this.select('SELECT name FROM migrations ORDER BY timestamp').map(({ name }) => String(name));
  }

  async tables(): Promise<TableHead[]> {
    const names = this.select("SELECT name FROM sqlite_master WHERE type = 'table'")
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('sqlite_') && !NOT_BACKED_UP.includes(name));
    const tables = names.map((name) => ({
      name,
      refersTo: this.select(`PRAGMA foreign_key_list("${name}")`).map(({ table }) => String(table)),
    }));
    return inOrderOfReference(tables).map(({ name }) => this.head(name));
  }

  async *rows({ name, columns, key }: TableHead): AsyncGenerator<Row[]> {
    this.assertLogIsShort();
    const quoted = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ');
    const statement = this.database.prepare(`SELECT ${quoted(columns)} FROM "${name}" ORDER BY ${quoted(key)}`);
    let rows: Row[] = [];
    const times = this.timeColumns(name);
    for (const row of statement.raw().iterate()) {
      for (const index of times) row[index] = asTime(row[index] ?? null);
      if (rows.push(row) < AT_ONCE) continue;
      yield rows;
      rows = [];
      this.assertLogIsShort();
      // SQLite answers without a turn of the event loop: a signal to stop would never be heard.
      await turn();
    }
    if (rows.length > 0) yield rows;
  }

  async close(): Promise<void> {
    this.database.exec('COMMIT');
    // At once, and here: the product's next write would else have to move all that has waited.
    this.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    this.database.close();
  }

  private head(name: string): TableHead {
    const columns = this.select(`PRAGMA table_info("${name}")`);
    const key = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']));
    const [sequence] = this.sequences(name);
    return {
      name,
      columns: columns.map((each) => String(each['name'])),
      key: key.map((each) => String(each['name'])),
      nextId: sequence ? Number(sequence['seq']) + 1 : null,
    };
  }

  private timeColumns(name: string): number[] {
    const columns = this.select(`PRAGMA table_info("${name}")`);
    return columns.flatMap(({ type }, index) => (String(type).toLowerCase().startsWith('datetime') ? [index] : []));
  }

  private sequences(name: string): Array<Record<string, unknown>> {
    if (this.select("SELECT name FROM sqlite_master WHERE name = 'sqlite_sequence'").length === 0) return [];
    return this.select('SELECT seq FROM sqlite_sequence WHERE name = ?', name);
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
