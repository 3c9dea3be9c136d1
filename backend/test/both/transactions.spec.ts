import type { DataSource } from 'typeorm';
import { copyOf, TABLES } from '../support/database/template-database.js';
import type { TestDatabase } from '../support/database/test-database.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { LeaseEntity } from '../../src/platform/jobs/lease.entity.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { isDeadlock, isDuplicateKey } from '../../src/platform/database/database-errors.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';

const updatedAt = new Date('2025-11-01T00:00:00.000Z');
const setting = (key: string, value: string | number = 0) => ({ key, value, updatedAt });

let database: TestDatabase;
let dataSource: DataSource;
let transactions: Transactions;
let reader: Reader;
let isSqlite: boolean;

beforeAll(async () => {
  database = await copyOf(TABLES);
  const variables = { DATABASE_URL: database.url, SECRET_KEY: 'a secret key of the tests, long enough for all' };
  const config = readEnvironment(variables, () => '').database;
  isSqlite = config.kind === 'sqlite';
  // Many more at once than there are connections, on a machine that may be busy with other work.
  dataSource = await openDataSource(config, ENTITIES, { connectionMs: 60_000, answerMs: 60_000 });
  transactions = new Transactions(dataSource);
  reader = new Reader(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await dataSource.getRepository(SettingEntity).createQueryBuilder().delete().execute();
});

const keys = async (): Promise<string[]> =>
  (await dataSource.getRepository(SettingEntity).find({ order: { key: 'ASC' } })).map((row) => row.key);
const valueOf = async (key: string): Promise<unknown> =>
  (await dataSource.getRepository(SettingEntity).findOneByOrFail({ key })).value;

/** Lets two callers wait for each other; whoever comes after both runs through. */
function meeting(size: number): () => Promise<void> {
  let missing = size;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    missing -= 1;
    if (missing <= 0) open();
    await opened;
  };
}

describe('many at once', () => {
  it('200 transactions all succeed, and an insert from outside in between is stored', async () => {
    const writes = Array.from({ length: 200 }, (_, index) =>
      transactions.run(async (db) => {
        await db.insert(SettingEntity, setting(`a${index}`));
        await db.update(SettingEntity, { key: `a${index}` }, { value: index });
        return index;
      }),
    );
    const strangers = Array.from({ length: 20 }, (_, index) =>
      dataSource.manager.insert(SettingEntity, setting(`stranger${index}`)),
    );
    const failing = Array.from({ length: 20 }, (_, index) =>
      transactions.run(async (db) => {
        await db.insert(SettingEntity, setting(`failed${index}`));
        throw new Error('undo me');
      }),
    );
    const settled = await Promise.allSettled(failing);
    expect(await Promise.all(writes)).toEqual(Array.from({ length: 200 }, (_, index) => index));
    await Promise.all(strangers);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    const found = await keys();
    expect(found).toHaveLength(220);
    expect(found.filter((key) => key.startsWith('stranger'))).toHaveLength(20);
    expect(await valueOf('a199')).toBe(199);
  });
});

describe('one transaction', () => {
  it('is rolled back as a whole when its work fails, and throws the same error', async () => {
    await transactions.run((db) => db.insert(SettingEntity, setting('existing', 'before')));
    const error = new Error('no seats');
    const failing = transactions.run(async (db) => {
      await db.insert(SettingEntity, setting('new'));
      await db.update(SettingEntity, { key: 'existing' }, { value: 'after' });
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(await keys()).toEqual(['existing']);
    expect(await valueOf('existing')).toBe('before');
  });

  it('joins a nested one: both are committed or neither', async () => {
    const inner = (key: string) => transactions.run((db) => db.insert(SettingEntity, setting(key)));
    const failing = transactions.run(async () => {
      await inner('inner');
      throw new Error('the outer fails');
    });
    await expect(failing).rejects.toThrow('the outer fails');
    expect(await keys()).toEqual([]);
    await transactions.run(async (outer) => {
      await transactions.run(async (db) => expect(db).toBe(outer));
      await inner('inner');
    });
    expect(await keys()).toEqual(['inner']);
  });

  it('is visible to its own reader only while it runs', async () => {
    const atMeeting = meeting(2);
    const outside = (async () => {
      await atMeeting();
      // On SQLite this waits for the writer, on MariaDB it looks past it.
      return new Reader(dataSource).of(SettingEntity).countBy({ key: 'seen' });
    })();
    const inside = await transactions.run(async (db) => {
      await db.insert(SettingEntity, setting('seen'));
      await atMeeting();
      if (!isSqlite) await outside;
      return reader.of(SettingEntity).countBy({ key: 'seen' });
    });
    expect(inside).toBe(1);
    expect(await outside).toBe(isSqlite ? 1 : 0);
  });

  it('refuses a duplicate key, which is recognised, and is usable again', async () => {
    await transactions.run((db) => db.insert(SettingEntity, setting('one')));
    const again = transactions.run((db) => db.insert(SettingEntity, setting('one')));
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect(isDuplicateKey(error)).toBe(true);
    expect(isDeadlock(error)).toBe(false);
    await transactions.run((db) => db.insert(SettingEntity, setting('two')));
    expect(await keys()).toEqual(['one', 'two']);
  });
});

describe('a statement outside the open transaction', () => {
  it('is refused: it would wait for itself on SQLite, and for other transactions on MariaDB', async () => {
    const second = transactions.run(() => dataSource.getRepository(SettingEntity).count());
    await expect(second).rejects.toThrow(isSqlite ? 'A statement beside the open transaction' : 'Inside a transaction');
    await transactions.run((db) => db.insert(SettingEntity, setting('after')));
    expect(await keys()).toEqual(['after']);
  });
});

describe('two transactions that take two rows in opposite order', () => {
  const lease = (name: string) => ({ name, holder: '', token: 0, expiresAt: updatedAt });
  beforeEach(async () => {
    await transactions.run(async (db) => {
      await db.delete(LeaseEntity, [{ name: 'x' }, { name: 'y' }]);
      await db.insert(LeaseEntity, [lease('x'), lease('y')]);
    });
  });

  it('both succeed: MariaDB’s deadlock is retried, SQLite’s writers queue', async () => {
    const order: string[] = [];
    const atMeeting = meeting(2);
    const add = async (who: string, first: string, second: string): Promise<void> =>
      transactions.run(async (db) => {
        order.push(`${who} begins`);
        await db.increment(LeaseEntity, { name: first }, 'token', 1);
        if (!isSqlite) await atMeeting();
        await db.increment(LeaseEntity, { name: second }, 'token', 1);
        order.push(`${who} ends`);
      });
    await Promise.all([add('a', 'x', 'y'), add('b', 'y', 'x')]);
    const rows = await dataSource.getRepository(LeaseEntity).findBy([{ name: 'x' }, { name: 'y' }]);
    expect(rows.map(({ token }) => token)).toEqual([2, 2]);
    if (isSqlite) expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    // The loser of the deadlock began twice.
    else expect(order.filter((each) => each.endsWith('begins'))).toHaveLength(3);
  });

  it('fail on MariaDB without the retry (control)', async () => {
    if (isSqlite) return;
    const atMeeting = meeting(2);
    const once = async (first: string, second: string): Promise<void> =>
      dataSource.transaction(async (db) => {
        await db.increment(LeaseEntity, { name: first }, 'token', 1);
        await atMeeting();
        await db.increment(LeaseEntity, { name: second }, 'token', 1);
      });
    const settled = await Promise.allSettled([once('x', 'y'), once('y', 'x')]);
    const failed = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(failed).toHaveLength(1);
    expect(isDeadlock(failed[0])).toBe(true);
  });
});

describe('afterCommit', () => {
  it('runs its callbacks after the commit, and at once without a transaction', async () => {
    const seen: string[] = [];
    await transactions.run(async (db) => {
      await db.insert(SettingEntity, setting('one'));
      transactions.afterCommit(() => seen.push('first'));
      await transactions.run(async () => transactions.afterCommit(() => seen.push('nested')));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first', 'nested']);
    transactions.afterCommit(() => seen.push('outside'));
    expect(seen).toEqual(['first', 'nested', 'outside']);
  });

  it('sees the committed rows', async () => {
    const count = await new Promise<Promise<number>>((resolve, reject) => {
      transactions
        .run(async (db) => {
          await db.insert(SettingEntity, setting('committed'));
          transactions.afterCommit(() => resolve(dataSource.getRepository(SettingEntity).count()));
        })
        .catch(reject);
    });
    expect(count).toBe(1);
  });

  it('runs nothing after a rollback', async () => {
    const seen: string[] = [];
    const failing = transactions.run(async () => {
      transactions.afterCommit(() => seen.push('never'));
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(seen).toEqual([]);
  });

  it('runs once for a retried transaction', async () => {
    const seen: number[] = [];
    let tries = 0;
    await transactions.run(async (db) => {
      tries += 1;
      const mine = tries;
      transactions.afterCommit(() => seen.push(mine));
      if (mine > 1) return;
      const busy = Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK' });
      const { QueryFailedError } = await import('typeorm');
      await db.insert(SettingEntity, setting('twice'));
      throw new QueryFailedError('UPDATE', [], busy);
    });
    expect(seen).toEqual([2]);
    expect(await keys()).toEqual([]);
  });
});

it('a setting that several write for the first time is written by each', async () => {
  const settings = new SettingsService(reader, transactions, new SystemClock());
  const KEYS = ['festival', 'hero', 'two_factor'] as const;
  for (const key of KEYS) {
    const value = await settings.get(key);
    const met = meeting(isSqlite ? 1 : 5);
    const write = () =>
      transactions.run(async (db) => {
        await settings.fromDatabase(db, key);
        await met();
        await settings.set(db, key, value);
      });
    await Promise.all(Array.from({ length: 5 }, write));
  }
  expect(await keys()).toEqual([...KEYS]);
});
