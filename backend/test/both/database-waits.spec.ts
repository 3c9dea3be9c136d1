import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { FreezableWay } from '../support/database/frozen-server.js';
import { until } from '../support/until.js';
import { copyOf, TABLES } from '../support/database/template-database.js';
import { mariaDbServer, type TestDatabase } from '../support/database/test-database.js';
import { ENTITIES } from '../../src/app/entities.js';
import { parseDatabaseAddress } from '../../src/platform/config/database-address.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { withoutTimeLimits, type WaitLimits } from '../../src/platform/database/connection/mysql-driver.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { toFailure } from '../../src/platform/http/errors/failure.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';

const isMariaDb = mariaDbServer() !== null;
const updatedAt = new Date('2025-11-01T00:00:00.000Z');
const setting = (key: string) => ({ key, value: key, updatedAt });
const UNAVAILABLE = { status: 503, retryAfterSeconds: 5 };

let database: TestDatabase;
const opened: DataSource[] = [];

async function open(url: string, limits?: WaitLimits): Promise<DataSource> {
  const variables = {
    DATABASE_URL: url,
    DATABASE_POOL: '2',
    SECRET_KEY: 'a secret key of the tests, long enough for all',
  };
  const dataSource = await openDataSource(readEnvironment(variables, () => '').database, ENTITIES, limits);
  opened.push(dataSource);
  return dataSource;
}

beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  database = await copyOf(TABLES);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.destroy()));
  await database.drop();
});

const answerTo = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => toFailure(error),
  );
const count = (dataSource: DataSource): Promise<number> => dataSource.getRepository(SettingEntity).count();

/** Opens a transaction that does nothing until it is told to end. */
async function idle(dataSource: DataSource, first: (db: DataSource['manager']) => Promise<unknown>) {
  let end: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (end = resolve));
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((begun, failed) => {
    ended = new Transactions(dataSource).run(async (db) => {
      await first(db);
      begun();
      await told;
    });
    ended.catch(failed);
  });
  return async () => {
    end();
    await ended;
  };
}

if (isMariaDb) {
  describe('with MariaDB', () => {
    const limits = { connectionMs: 200, answerMs: 400 };

    it('every connection has the server’s time limits, also one that is opened later', async () => {
      const dataSource = await open(database.url);
      const read =
        'SELECT @@innodb_lock_wait_timeout l, @@max_statement_time s, @@idle_transaction_timeout i, CONNECTION_ID() id';
      const rows = (await Promise.all([dataSource.query(read), dataSource.query(read)])) as [Record<string, unknown>][];
      expect(rows.map(([{ l, s, i }]) => [l, s, i].map(Number))).toEqual([
        [5, 15, 10],
        [5, 15, 10],
      ]);
      expect(new Set(rows.map(([{ id }]) => id)).size).toBe(2);
    });

    it('a migration has none, and its connection is not used for anything else', async () => {
      const dataSource = await open(database.url);
      const id = async (query: (sql: string) => Promise<unknown>) =>
        ((await query('SELECT CONNECTION_ID() id, @@max_statement_time s')) as [{ id: number; s: number }])[0];
      const inside = await withoutTimeLimits(dataSource, (runner) => id((sql) => runner.query(sql)));
      expect(inside.s).toBe(0);
      const after = await Promise.all([1, 2].map(() => id((sql) => dataSource.query(sql))));
      expect(after.map(({ s }) => s)).toEqual([15, 15]);
      expect(after.map(({ id: each }) => each)).not.toContain(inside.id);
    });

    it('a caller is told to come back when no connection is free in time, and is served when one is', async () => {
      const dataSource = await open(database.url, limits);
      const ends = [
        await idle(dataSource, (db) => db.count(SettingEntity)),
        await idle(dataSource, (db) => db.count(SettingEntity)),
      ];
      expect(await answerTo(count(dataSource))).toMatchObject(UNAVAILABLE);
      const write = new Transactions(dataSource).run((db) => db.insert(SettingEntity, setting('late')));
      expect(await answerTo(write)).toMatchObject(UNAVAILABLE);
      for (const end of ends) await end();
      expect(await Promise.all([count(dataSource), count(dataSource), count(dataSource)])).toEqual([0, 0, 0]);
    });

    it('transactions that ask for a second connection fail at once, instead of waiting for each other for ever', async () => {
      const dataSource = await open(database.url, { connectionMs: 60_000, answerMs: 60_000 });
      let missing = 2;
      let meet: () => void = () => undefined;
      const met = new Promise<void>((resolve) => (meet = resolve));
      const both = [1, 2].map(() =>
        new Transactions(dataSource).run(async () => {
          missing -= 1;
          if (missing === 0) meet();
          await met;
          return count(dataSource);
        }),
      );
      for (const each of both) await expect(each).rejects.toThrow('a second connection to the database');
      expect(await count(dataSource)).toBe(0);
    });

    it('a lock that is waited for in vain is told apart from a deadlock: nothing is tried again', async () => {
      const dataSource = await open(database.url);
      const transactions = new Transactions(dataSource);
      await transactions.run((db) => db.insert(SettingEntity, setting('row')));
      const end = await idle(dataSource, (db) => db.update(SettingEntity, { key: 'row' }, { value: 'held' }));
      let tries = 0;
      const waiting = transactions.run(async (db) => {
        tries += 1;
        await db.query('SET SESSION innodb_lock_wait_timeout = 1');
        await db.update(SettingEntity, { key: 'row' }, { value: 'waited' });
      });
      expect(await answerTo(waiting)).toMatchObject(UNAVAILABLE);
      expect(tries).toBe(1);
      await end();
    });

    it('a statement that runs too long is ended by the server', async () => {
      const dataSource = await open(database.url);
      const long = new Transactions(dataSource).run(async (db) => {
        await db.query('SET SESSION max_statement_time = 0.1');
        await db.query('SELECT SLEEP(20)');
      });
      expect(await answerTo(long)).toMatchObject(UNAVAILABLE);
    });

    it('a server that freezes is given up, in and outside of transactions, and used again when it goes on', async () => {
      const { hosts = [], name } = parseDatabaseAddress(database.url) ?? {};
      const [{ host, port } = { host: '', port: 0 }] = hosts;
      const way = await FreezableWay.to(host, port);
      try {
        const dataSource = await open(`mysql://root@127.0.0.1:${way.port}/${name}`, limits);
        const transactions = new Transactions(dataSource);
        const end = await idle(dataSource, (db) => db.count(SettingEntity));
        way.freeze();
        const inside = answerTo(end());
        const many = Array.from({ length: 5 }, () => answerTo(count(dataSource)));
        const write = answerTo(transactions.run((db) => db.insert(SettingEntity, setting('lost'))));
        for (const answer of await Promise.all([inside, write, ...many])) expect(answer).toMatchObject(UNAVAILABLE);
        way.thaw();
        const again = () => transactions.run((db) => db.save(SettingEntity, setting('after')));
        await until(
          () => answerTo(again()),
          (answer) => answer === 'done',
          'a write after the thaw',
        );
      } finally {
        await Promise.all(opened.splice(0).map((each) => each.destroy()));
        await way.close();
      }
    });
  });
}

if (!isMariaDb) {
  describe('with SQLite', () => {
    it('a full disk refuses writes with 503 while reads go on, and room makes them possible again', async () => {
      const dataSource = await open(database.url);
      const transactions = new Transactions(dataSource);
      const [{ page_count: pages }] = await dataSource.query<[{ page_count: number }]>('PRAGMA page_count');
      await dataSource.query(`PRAGMA max_page_count = ${pages}`);
      const fill = () =>
        transactions.run((db) => db.insert(SettingEntity, { ...setting('big'), value: 'x'.repeat(100_000) }));
      expect(await answerTo(fill())).toMatchObject(UNAVAILABLE);
      expect(await count(dataSource)).toBe(0);
      await dataSource.query(`PRAGMA max_page_count = ${pages + 1_000}`);
      await fill();
      expect(await count(dataSource)).toBe(1);
    });

    it('another program’s lock is waited for by many at once, and then told, while reads go on', async () => {
      const [mine, other] = [await open(database.url, { connectionMs: 500, answerMs: 500 }), await open(database.url)];
      const end = await idle(other, (db) => db.insert(SettingEntity, setting('other')));
      const told: string[] = [];
      const write = (index: number) =>
        new Transactions(mine).run((db) => db.insert(SettingEntity, setting(`row ${index}`)));
      const writes = Array.from({ length: 20 }, async (_, index) => {
        expect(await answerTo(write(index))).toMatchObject(UNAVAILABLE);
        told.push('refused');
      });
      for (let reads = 0; reads < 3; reads += 1) {
        expect(await count(mine)).toBe(0);
        told.push('read');
      }
      await Promise.all(writes);
      expect(told.slice(0, 3)).toEqual(['read', 'read', 'read']);
      await end();
      await write(0);
      expect(await count(mine)).toBe(2);
    });

    it('another program’s lock that ends in time is only waited for', async () => {
      const [mine, other] = [await open(database.url), await open(database.url)];
      const end = await idle(other, (db) => db.insert(SettingEntity, setting('other')));
      const write = new Transactions(mine).run((db) => db.insert(SettingEntity, setting('row')));
      expect(await count(mine)).toBe(0);
      await end();
      await write;
      expect(await count(mine)).toBe(2);
    });
  });
}
