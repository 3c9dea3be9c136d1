import { type DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { EXPAND_ONLY_AFTER, MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { TableColumns } from '../../src/platform/database/migrations/table-columns.js';
import { breaksOf, schemaOf } from '../support/database/old-release.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

type Migration = new () => MigrationInterface;

const position = MIGRATIONS.findIndex(({ name }) => name === EXPAND_ONLY_AFTER);
const released: Migration[] = MIGRATIONS.slice(0, position + 1);

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  const variables = { DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) };
  dataSource = await openDataSource(readEnvironment(variables, () => '').database, []);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function migrate(migrations: readonly Migration[]): Promise<void> {
  const instances = migrations.map((each) => new each());
  Object.assign(dataSource, { migrations: instances });
  const executor = new MigrationExecutor(dataSource);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/** What a process of the release before can't do any more once these have run, one after the other. */
async function breaks(news: readonly Migration[]): Promise<string[]> {
  const found: string[] = [];
  const done = [...released];
  await migrate(done);
  for (const each of news) {
    const before = await schemaOf(dataSource);
    await migrate([...done, each]);
    done.push(each);
    found.push(...(await breaksOf(dataSource, before)).map((what) => `${each.name}: ${what}`));
  }
  return found;
}

it('names a migration that there is', () => {
  expect(position).toBeGreaterThan(-1);
});

it('a process of the release before reads and writes while and after the new migrations run', async () => {
  expect(await breaks(MIGRATIONS.slice(position + 1))).toEqual([]);
});

/** A migration that does one statement. */
const doing = (...statements: string[]): Migration =>
  class Made2000000000000 implements MigrationInterface {
    name = 'Made2000000000000';
    async up(runner: QueryRunner): Promise<void> {
      for (const each of statements) await runner.query(each);
    }
    async down(): Promise<void> {}
  };

it.each([
  ['an optional column', ['ALTER TABLE mails ADD COLUMN note varchar(20) NULL']],
  ['a table', ['CREATE TABLE notes (id integer PRIMARY KEY, text varchar(20) NOT NULL)']],
  ['an index', ['CREATE INDEX mails_subject ON mails (kind, tries)']],
])('%s breaks nothing', async (_name, statements) => {
  expect(await breaks([doing(...statements)])).toEqual([]);
});

/** As migrations of before the rule added one: empty first, filled, then required. */
class RequiredColumn2000000000001 implements MigrationInterface {
  name = 'RequiredColumn2000000000001';
  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    await runner.addColumn('mails', new TableColumn(c.text('note', 20, { isNullable: true })));
    await runner.query("UPDATE mails SET note = ''");
    await runner.changeColumn('mails', 'note', new TableColumn(c.text('note', 20)));
  }
  async down(): Promise<void> {}
}

it.each<[string, Migration, string]>([
  ['a column that must be given', RequiredColumn2000000000001, 'mails: '],
  ['a column that is gone', doing('ALTER TABLE mails DROP COLUMN last_error'), 'last_error'],
  ['a column of another name', doing('ALTER TABLE mails RENAME COLUMN last_error TO failure'), 'last_error'],
  ['a table that is gone', doing('DROP TABLE mail_rates'), 'mail_rates is gone'],
  ['values that must be unique from now on', doing('CREATE UNIQUE INDEX mails_one ON mails (kind)'), 'mails_one'],
])('finds %s (control)', async (_name, made, named) => {
  const found = await breaks([made]);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(named);
});
