import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import type { DatabaseConfig } from '../../src/platform/config/app-config.js';
import { until } from '../support/until.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { ENTITIES } from '../../src/app/entities.js';
import { withoutTimeLimits } from '../../src/platform/database/connection/mysql-driver.js';
import { MigrationLock } from '../../src/platform/database/migrations/migration-lock.js';
import { runMigrations } from '../../src/platform/database/migrations/run-migrations.js';

const SECRET_KEY = 'a secret key of the tests, long enough for everyone';

describe('the migrations', () => {
  let database: TestDatabase;
  let config: DatabaseConfig;
  const opened: DataSource[] = [];
  const open = async (): Promise<DataSource> => {
    const dataSource = await openDataSource(config, ENTITIES);
    opened.push(dataSource);
    return dataSource;
  };

  beforeEach(async () => {
    database = await createTestDatabase();
    config = readEnvironment({ DATABASE_URL: database.url, SECRET_KEY }, () => '').database;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.destroy()));
    await database.drop();
  });

  const rows = async (dataSource: DataSource): Promise<number[]> =>
    Promise.all(ENTITIES.map((entity) => dataSource.getRepository<object>(entity).count()));

  it('create the schema of the entities in an empty database', async () => {
    const dataSource = await open();
    await runMigrations(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(await rows(dataSource)).toEqual(ENTITIES.map(() => 0));
  });

  it('may be run again', async () => {
    const dataSource = await open();
    await runMigrations(dataSource);
    await runMigrations(dataSource);
    expect(await dataSource.showMigrations()).toBe(false);
    expect((await dataSource.query<object[]>('SELECT * FROM migrations')).length).toBe(dataSource.migrations.length);
  });

  it('can be continued after an interrupted start', async () => {
    const dataSource = await open();
    await runMigrations(dataSource);
    await dataSource.query("DELETE FROM migrations WHERE name NOT LIKE 'Initial%'");
    await dataSource.query(config.kind === 'sqlite' ? 'DROP INDEX scans_code' : 'DROP INDEX scans_code ON scans');
    await runMigrations(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be reverted, and leave nothing behind', async () => {
    const dataSource = await open();
    await runMigrations(dataSource);
    for (let left = dataSource.migrations.length; left > 0; left -= 1) {
      await dataSource.undoLastMigration({ transaction: 'none' });
    }
    const runner = dataSource.createQueryRunner();
    const tables = await Promise.all(
      ENTITIES.map((entity) => runner.hasTable(dataSource.getMetadata(entity).tableName)),
    );
    await runner.release();
    expect(tables).toEqual(ENTITIES.map(() => false));
    await runMigrations(dataSource);
    expect(await rows(dataSource)).toEqual(ENTITIES.map(() => 0));
  });

  it('are run by one of several processes that start at once', async () => {
    if (config.kind === 'sqlite') return;
    const processes = await Promise.all([open(), open(), open()]);
    await Promise.all(processes.map((each) => runMigrations(each)));
    for (const each of processes) expect(await each.showMigrations()).toBe(false);
  });

  describe('the lock of the schema', () => {
    const LEASE_MS = 600;
    const LOCKED = "INSERT INTO migration_lock VALUES ('schema', 'dead', UTC_TIMESTAMP(3) + INTERVAL 1 SECOND)";

    it('is taken from a process that died, once its time is over, and not before', async () => {
      if (config.kind === 'sqlite') return;
      const dataSource = await open();
      await withoutTimeLimits(dataSource, (runner) =>
        new MigrationLock(dataSource).hold(runner, async () => undefined),
      );
      await dataSource.query('DELETE FROM migration_lock');
      await dataSource.query(LOCKED);
      const began = Date.now();
      await runMigrations(dataSource);
      expect(Date.now() - began).toBeGreaterThan(900);
      expect(await dataSource.showMigrations()).toBe(false);
    });

    it('is kept by a process that lives, however long it takes', async () => {
      if (config.kind === 'sqlite') return;
      const [first, second] = [await open(), await open()];
      const ended: string[] = [];
      const hold = (dataSource: DataSource, name: string, seconds: number) =>
        withoutTimeLimits(dataSource, (runner) =>
          new MigrationLock(dataSource, LEASE_MS).hold(runner, async () => {
            await runner.query('SELECT SLEEP(?)', [seconds]);
            ended.push(name);
          }),
        );
      const long = hold(first, 'first', 2.5);
      await until(
        () => first.query<object[]>("SELECT 1 FROM migration_lock WHERE holder <> ''").catch(() => []),
        (rows) => rows.length === 1,
        'the first holder',
      );
      await Promise.all([long, hold(second, 'second', 0)]);
      expect(ended).toEqual(['first', 'second']);
    });

    it('lets a process do nothing more once another has taken it', async () => {
      if (config.kind === 'sqlite') return;
      const dataSource = await open();
      const changing = withoutTimeLimits(dataSource, (runner) =>
        new MigrationLock(dataSource, LEASE_MS).hold(runner, async () => {
          await dataSource.query("UPDATE migration_lock SET holder = 'another'");
          await pause(LEASE_MS);
          await runner.query('CREATE TABLE late (id INT)');
        }),
      );
      await expect(changing).rejects.toThrow('taken over');
      expect(await dataSource.query("SHOW TABLES LIKE 'late'")).toEqual([]);
    });
  });
});
