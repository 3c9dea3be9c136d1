import libsql from 'libsql';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another API process is already using the SQLite file. */
export class DatabaseInUse extends Error {
  constructor(file: string) {
    super(`The database ${file} is in use by another API process: stop that one, or use MySQL to run several`);
    this.name = 'DatabaseInUse';
  }
}

/** Held for as long as the process lives: an unreferenced connection is closed by the garbage collector. */
const held = new Set<LockDatabase>();

interface LockDatabase {
  exec(sql: string): void;
  close(): void;
}

/**
 * Keeps a second API process off a SQLite file. The lock is held on a file next to it by the operating system, so it
 * ends with the process, and backups of the database itself stay possible.
 */
export function lockSqlite(file: string): { release(): void } {
  mkdirSync(dirname(file), { recursive: true });
  const Database = libsql as unknown as new (file: string, options: { timeout: number }) => LockDatabase;
  const database = new Database(`${file}-lock`, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw Object.assign(new DatabaseInUse(file), { cause });
  }
  held.add(database);
  const release = (): void => {
    held.delete(database);
    database.close();
  };
  return { release };
}
