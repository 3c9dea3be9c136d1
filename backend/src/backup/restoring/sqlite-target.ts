import libsql from 'libsql';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../../platform/config/app-config.js';
import { DatabaseInUse, lockSqlite } from '../../platform/database/connection/single-process-lock.js';
import { BackupError, explainFile } from '../backup-error.js';
import type { BackupHead, TableHead } from '../format/manifest.js';
import type { Row, Value } from '../source/table-source.js';
import type { RestoreTarget } from './restore-target.js';

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...parameters: unknown[]): unknown };
  close(): void;
}
const Libsql = libsql as unknown as new (file: string) => Database;

function lockAlone(file: string): { release(): void } {
  try {
    return lockSqlite(file);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new BackupError(`The database ${file} is in use: stop the festival, or wait for another restore to end`, {
      cause: error,
    });
  }
}

/** A file next to the festival's; it takes that one's place when everything in it is right. */
export class SqliteTarget implements RestoreTarget {
  readonly config: DatabaseConfig;
  /** The festival's own file isn't there before it is whole. */
  readonly isHalfRestored = false;
  private database: Database | null = null;

  private constructor(
    private readonly file: string,
    private readonly lock: { release(): void },
    readonly hasBegunAgain: boolean,
  ) {
    this.config = { kind: 'sqlite', file: draftOf(file) };
  }

  static async open(file: string): Promise<SqliteTarget> {
    try {
      mkdirSync(dirname(file), { recursive: true });
    } catch (error) {
      explainFile(error, dirname(file));
    }
    const lock = lockAlone(file);
    try {
      if (existsSync(file) && statSync(file).size > 0) {
        throw new BackupError(
          `The database ${file} is not empty, and nothing is put over it: stop the festival and move it away, with ${file}-wal and ${file}-shm`,
        );
      }
      const wasBegun = existsSync(draftOf(file));
      await removeDatabase(draftOf(file));
      return new SqliteTarget(file, lock, wasBegun);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async begin({ tables }: BackupHead, makeTables: () => Promise<void>): Promise<void> {
    await makeTables();
    this.database = new Libsql(this.config.kind === 'sqlite' ? this.config.file : '');
    // The file is nobody's before it is whole, and it is flushed then.
    this.database.exec('PRAGMA synchronous = OFF');
    this.database.exec('PRAGMA foreign_keys = ON');
    for (const { name } of tables.toReversed()) this.database.exec(`DELETE FROM "${name}"`);
  }

  async load({ name, columns }: TableHead, rows: readonly Row[]): Promise<void> {
    const names = columns.map((each) => `"${each}"`).join(', ');
    const places = columns.map(() => '?').join(', ');
    this.open.exec('BEGIN');
    const insert = this.open.prepare(`INSERT INTO "${name}" (${names}) VALUES (${places})`);
    for (const row of rows) insert.run(row.map(asBound));
    this.open.exec('COMMIT');
  }

  async end({ tables }: BackupHead): Promise<void> {
    for (const { name, nextId } of tables) {
      if (nextId === null) continue;
      this.open.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run([name]);
      this.open.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run([name, asBound(nextId - 1)]);
    }
    this.closeDatabase();
  }

  async finish(): Promise<void> {
    const draft = draftOf(this.file);
    const database = new Libsql(draft);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    try {
      await flush(draft);
      for (const end of ['-wal', '-shm']) await rm(`${this.file}${end}`, { force: true });
      await rename(draft, this.file);
      await flush(dirname(this.file));
    } catch (error) {
      explainFile(error, dirname(this.file));
    }
  }

  async close(): Promise<void> {
    this.closeDatabase();
    await removeDatabase(draftOf(this.file));
    this.lock.release();
  }

  private get open(): Database {
    if (!this.database) throw new Error('Rows before begin()');
    return this.database;
  }

  private closeDatabase(): void {
    this.database?.close();
    this.database = null;
  }
}

/** The driver binds each number as a floating one; an integer is one only as `bigint`. */
const asBound = (value: Value): Value | bigint => (Number.isSafeInteger(value) ? BigInt(value as number) : value);

const draftOf = (file: string): string => `${file}.restoring`;

async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
