import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { ENTITIES } from '../../src/app/entities.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { ShutdownService } from '../../src/platform/clock/shutdown.service.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { isDeadlock } from '../../src/platform/database/database-errors.js';
import { GroupCommit } from '../../src/platform/database/group-commit.js';
import { holdRows, lockRows } from '../../src/platform/database/lock-rows.js';
import { Reader } from '../../src/platform/database/reader.js';
import { transactionScope, writeFence } from '../../src/platform/database/transaction-scope.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { LeaseEntity } from '../../src/platform/jobs/lease.entity.js';
import { EditionsService } from '../../src/platform/editions/editions.service.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { MetricsService } from '../../src/platform/metrics/metrics.service.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { copyOf, TABLES } from '../support/database/template-database.js';
import { atNode, onServer, type TestDatabase } from '../support/database/test-database.js';

const AT = new Date('2025-11-01T00:00:00.000Z');
const ROW = { name: 'row', holder: 'nobody', token: 0, expiresAt: AT };
const setting = (key: string) => ({ key, value: key, updatedAt: AT });

let database: TestDatabase;
/** Of two processes, each at a node of its own. */
let here: DataSource;
let there: DataSource;

const open = (url: string): Promise<DataSource> =>
  openDataSource(readEnvironment({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) }, () => '').database, ENTITIES);

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await copyOf(TABLES);
  here = await open(atNode(database.url, 0));
  there = await open(atNode(database.url, 1));
});
afterAll(async () => {
  await here.destroy();
  await there.destroy();
  await database.drop();
});
beforeEach(async () => {
  await here.query('DELETE FROM leases');
  await here.query('DELETE FROM settings');
  await here.getRepository(LeaseEntity).insert(ROW);
});

const token = async (): Promise<number> =>
  (await there.getRepository(LeaseEntity).findOneByOrFail({ name: 'row' })).token;
const keys = async (): Promise<string[]> =>
  (await there.getRepository(SettingEntity).find({ order: { key: 'ASC' } })).map(({ key }) => key);
const increment = (db: EntityManager): Promise<unknown> => db.increment(LeaseEntity, { name: 'row' }, 'token', 1);

/** Work for `there` that writes the row, and at its first try lets `here` commit a change of the row before it ends. */
function overtaken(tries: string[]): (db: EntityManager) => Promise<void> {
  return async (db) => {
    tries.push('begun');
    await increment(db);
    if (tries.length === 1) await elsewhere(() => here.query(`UPDATE leases SET token = token + 1 WHERE name = 'row'`));
  };
}

/** As another process does it: in no transaction, under no lease of the caller. */
const elsewhere = <T>(work: () => Promise<T>): Promise<T> => transactionScope.exit(() => writeFence.run(null, work));

it('the two processes are at two nodes', async () => {
  const ports = await Promise.all([here, there].map((each) => each.query<[{ port: number }]>('SELECT @@port AS port')));
  expect(new Set(ports.map(([{ port }]) => port)).size).toBe(2);
});

describe('two nodes that change one row', () => {
  it('both succeed: the transaction that is refused at its commit runs again', async () => {
    const tries: string[] = [];
    await new Transactions(there).run(overtaken(tries));
    expect(tries).toHaveLength(2);
    expect(await token()).toBe(2);
  });

  it('without running again, the refusal of the COMMIT reaches the caller (control)', async () => {
    const error: unknown = await there.transaction(overtaken([])).catch((reason: unknown) => reason);
    expect(isDeadlock(error)).toBe(true);
    expect((error as { query?: string }).query).toBe('COMMIT');
    expect(await token()).toBe(1);
  });

  it('a group of items is written once as a whole after the refusal, and each has its result', async () => {
    const tries: string[] = [];
    const work = overtaken(tries);
    const group = new GroupCommit<string, string>((items) =>
      new Transactions(there).run(async (db) => {
        for (const key of items) await db.insert(SettingEntity, setting(key));
        await work(db);
        return items.map((key) => `${key} is written`);
      }),
    );
    const items = ['a', 'b', 'c'];
    expect(await Promise.all(items.map((key) => group.add(key)))).toEqual(items.map((key) => `${key} is written`));
    expect(tries).toHaveLength(2);
    expect(await keys()).toEqual(items);
    expect(await token()).toBe(2);
  });
});

describe('two nodes that lock one row, and write another each if the other one has not', () => {
  type Lock = (db: EntityManager) => Promise<unknown>;

  /** What both have written: each decides by what is there when it has the lock. */
  async function bothWrite(lock: Lock): Promise<string[]> {
    let met = 0;
    const isAlone = (): boolean => met < 2;
    const decide = (dataSource: DataSource, key: string) =>
      new Transactions(dataSource).run(async (db) => {
        await lock(db);
        const isFree = (await db.count(SettingEntity)) === 0;
        met += 1;
        // On one node the lock lets only one come here.
        for (let waits = 0; isAlone() && waits < 50; waits += 1) await pause(10);
        if (isFree) await db.insert(SettingEntity, setting(key));
      });
    await Promise.all([decide(here, 'here'), decide(there, 'there')]);
    return keys();
  }

  it.each<[string, Lock]>([
    ['holdRows', (db) => holdRows(db, LeaseEntity, { name: 'row' })],
    ['lockRows', (db) => lockRows(db, db.createQueryBuilder(LeaseEntity, 'l').where({ name: 'row' }))],
    [
      'lockRows for reading',
      (db) => lockRows(db, db.createQueryBuilder(LeaseEntity, 'l').where({ name: 'row' }), 'pessimistic_read'),
    ],
  ])('%s: one of them writes, and the row is as it was', async (_name, lock) => {
    expect(await bothWrite(lock)).toHaveLength(1);
    expect(await there.getRepository(LeaseEntity).findOneByOrFail({ name: 'row' })).toEqual(ROW);
  });

  it.each<[string, Lock]>([
    ['a write of what is there already', (db) => db.update(LeaseEntity, { name: 'row' }, { name: 'row' })],
    [
      'SELECT … FOR UPDATE',
      (db) => db.createQueryBuilder(LeaseEntity, 'l').where({ name: 'row' }).setLock('pessimistic_write').getOne(),
    ],
  ])('%s alone: both write (control)', async (_name, lock) => {
    expect(await bothWrite(lock)).toEqual(['here', 'there']);
  });
});

describe('work whose lease passes to another node between its last look and its commit', () => {
  const LEASE_MS = 60_000;

  // One after the other, so that a large change holds up what comes behind it.
  beforeAll(() => here.query('SET GLOBAL wsrep_slave_threads = 1'));
  afterAll(() => here.query('SET GLOBAL wsrep_slave_threads = 4'));

  const leasesOf = (dataSource: DataSource, transactions: Transactions): LeasesService => {
    const config = { runsJobs: true } as AppConfig;
    const clock = new SystemClock();
    const reader = new Reader(dataSource);
    const [shutdown, metrics] = [new ShutdownService(), new MetricsService(clock)];
    return new LeasesService(reader, transactions, clock, config, shutdown, metrics, new EditionsService(reader));
  };

  /** Whether the work's write came through. */
  async function writesLate(change: (leases: LeasesService) => void = () => undefined): Promise<boolean> {
    const name = 'scheduled work';
    const sleeper = leasesOf(here, new Transactions(sleepyCommit()));
    change(sleeper);
    await sleeper.run(name, LEASE_MS, () =>
      new Transactions(sleepyCommit(takeOver)).run((db) => db.insert(SettingEntity, setting('late'))),
    );
    return (await keys()).includes('late');

    async function takeOver(): Promise<void> {
      // The sleeper's node knows of the new turn only when it has done this.
      await there.query('CREATE OR REPLACE TABLE large (id INT PRIMARY KEY, text CHAR(200))');
      await there.query(`INSERT INTO large SELECT seq, REPEAT('x', 200) FROM seq_1_to_150000`);
      await there.query(`UPDATE leases SET expires_at = '2020-01-01' WHERE name = '${name}'`);
      const next = leasesOf(there, new Transactions(there));
      let turns = 0;
      await next.run(name, LEASE_MS, async () => (turns += 1));
      expect(turns).toBe(1);
    }
  }

  /** `here`, where `before` happens once, just before a transaction's commit. */
  function sleepyCommit(before: (() => Promise<void>) | null = null): DataSource {
    let wakeUp = before;
    const sleepy = Object.create(here) as DataSource;
    sleepy.createQueryRunner = () => {
      const runner = here.createQueryRunner();
      const commit = runner.commitTransaction.bind(runner);
      runner.commitTransaction = async () => {
        const first = wakeUp;
        wakeUp = null;
        if (first) await elsewhere(first);
        await commit();
      };
      return runner;
    };
    return sleepy;
  }

  it('can’t write', async () => {
    expect(await writesLate()).toBe(false);
  });

  it('writes late when the look only locks the lease (control)', async () => {
    const locked = (leases: LeasesService): void => {
      const unfenced = leases as unknown as { isHeld: (db: EntityManager, name: string, token: number) => unknown };
      unfenced.isHeld = async (db, name, token) =>
        db.createQueryBuilder(LeaseEntity, 'l').where({ name, token }).setLock('pessimistic_read').getOne();
    };
    expect(await writesLate(locked)).toBe(true);
  });
});

describe('a node that is behind', () => {
  const readers = (sql: string) => there.query<Array<{ key: string }>>(sql);
  const READ = "SELECT `key` FROM settings WHERE `key` = 'new'";

  /** Holds up what comes from other nodes at the one of `there`, until the call that it gives. */
  async function holdUp(): Promise<() => Promise<void>> {
    const own = await open(atNode(database.url, 1));
    const runner = own.createQueryRunner();
    await runner.query('FLUSH TABLES WITH READ LOCK');
    return async () => {
      await runner.query('UNLOCK TABLES');
      await runner.release();
      await own.destroy();
    };
  }

  it('answers a read once it has what was written before, elsewhere', async () => {
    const goOn = await holdUp();
    await here.query("INSERT INTO settings (`key`, value, updated_at) VALUES ('new', '1', '2025-11-01')");
    const read = readers(READ);
    const first = await Promise.race([read, pause(500).then(() => 'waits')]);
    await goOn();
    expect(first).toBe('waits');
    expect(await read).toHaveLength(1);
  });

  it('answers with what it had, where reads don’t wait (control)', async () => {
    const goOn = await holdUp();
    await here.query("INSERT INTO settings (`key`, value, updated_at) VALUES ('new', '1', '2025-11-01')");
    const rows = await onServer(atNode(database.url, 1), READ);
    await goOn();
    expect(rows).toEqual([]);
  });
});
