import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUse, lockSqlite } from './single-process-lock.js';

describe('the lock on a SQLite file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'festival-lock-'));
  const file = join(directory, 'var', 'festival.sqlite');
  afterAll(() => rmSync(directory, { recursive: true }));

  it('keeps a second process out, until the first has ended', () => {
    const first = lockSqlite(file);
    expect(() => lockSqlite(file)).toThrow(DatabaseInUse);
    expect(() => lockSqlite(file)).toThrow(
      `The database ${file} is in use by another API process: stop that one, or use MySQL to run several`,
    );
    const elsewhere = lockSqlite(join(directory, 'other.sqlite'));
    first.release();
    const second = lockSqlite(file);
    expect(() => lockSqlite(file)).toThrow(DatabaseInUse);
    second.release();
    elsewhere.release();
  });
});
