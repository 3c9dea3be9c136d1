import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import type { DatabaseConfig } from '../../src/platform/config/app-config.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { ENTITIES } from '../../src/app/entities.js';
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
});
