import { Logger } from '@nestjs/common';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { ENTITIES } from '../../src/app/entities.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { withoutTimeLimits } from '../../src/platform/database/connection/mysql-driver.js';
import { runMigrations } from '../../src/platform/database/migrations/run-migrations.js';
import { atNode, createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

let database: TestDatabase;
/** Processes that start at the same moment, each at a node of its own. */
let processes: DataSource[];

const open = (url: string): Promise<DataSource> =>
  openDataSource(readEnvironment({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) }, () => '').database, ENTITIES);

beforeEach(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  processes = await Promise.all([0, 1, 2].map((node) => open(atNode(database.url, node))));
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.destroy()));
  await database.drop();
});

/** As before: a lock that each node keeps for itself. */
const underGetLock = (dataSource: DataSource): Promise<void> =>
  withoutTimeLimits(dataSource, async (runner) => {
    await runner.query("SELECT GET_LOCK('festival_migrations', 60)");
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await runner.query("SELECT RELEASE_LOCK('festival_migrations')");
  });

const failures = async (work: Array<Promise<unknown>>): Promise<string[]> =>
  (await Promise.allSettled(work)).flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));

it('an empty database is migrated by one of the processes at three nodes', async () => {
  expect(await failures(processes.map(runMigrations))).toEqual([]);
  for (const each of processes) expect(await each.showMigrations()).toBe(false);
  const done = await processes[2]?.query<Array<{ name: string }>>('SELECT name FROM migrations ORDER BY id');
  expect(done?.map(({ name }) => name)).toEqual(processes[0]?.migrations.map(({ name }) => name));
});

it('under a lock of one node, several change the schema at once (control)', async () => {
  expect(await failures(processes.map(underGetLock))).not.toEqual([]);
});
