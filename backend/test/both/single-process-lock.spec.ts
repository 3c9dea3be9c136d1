import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DatabaseInUse, lockSqlite } from '../../src/platform/database/connection/single-process-lock.js';

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

  it('lasts as long as the process, even without a reference to it', async () => {
    const busy = join(directory, 'busy.sqlite');
    lockSqlite(busy);
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
    }
    expect(() => lockSqlite(busy)).toThrow(DatabaseInUse);
  });
});
