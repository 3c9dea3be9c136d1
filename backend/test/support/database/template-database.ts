import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../../src/app/entities.js';
import { readEnvironment } from '../../../src/platform/config/read-environment.js';
import { openDataSource } from '../../../src/platform/database/connection/data-source.js';
import { runMigrations } from '../../../src/platform/database/migrations/run-migrations.js';
import {
  createTestDatabase,
  databaseName,
  databaseUrl,
  mariaDbServer,
  onServer,
  runFolder,
  sqliteFile,
  type TestDatabase,
} from './test-database.js';

/** The initial content of many tests; each Jest worker builds it once in a run. */
export interface Template {
  name: string;
  /** Fills the migrated database. */
  fill(dataSource: DataSource): Promise<void>;
}

export const TABLES: Template = { name: 'tables', fill: async () => undefined };

/** A new database, migrated and filled by the template. */
export async function copyOf(template: Template): Promise<TestDatabase> {
  const made = await prepared(template);
  const database = await createTestDatabase();
  if (mariaDbServer() === null) copyFileSync(made, sqliteFile(database.directory));
  else await onServer(database.url, readFileSync(made, 'utf8'));
  return database;
}

/** Builds the template unless it exists; returns the path of its file. */
export async function prepared(template: Template): Promise<string> {
  const server = mariaDbServer();
  const made = join(runFolder(), `${template.name}-${process.env['JEST_WORKER_ID']}`);
  if (!existsSync(made)) await (server === null ? makeSqlite(template, made) : makeMariaDb(template, made, server));
  return made;
}

/** A migrated database, filled by the template. */
export async function filled(url: string, template: Template): Promise<DataSource> {
  const variables = { DATABASE_URL: url, SECRET_KEY: 'a secret key of the tests, long enough for all' };
  const dataSource = await openDataSource(readEnvironment(variables, () => '').database, ENTITIES);
  await runMigrations(dataSource);
  await template.fill(dataSource);
  return dataSource;
}

async function makeSqlite(template: Template, made: string): Promise<void> {
  const dataSource = await filled(`sqlite:${made}-filled`, template);
  await dataSource.query(`VACUUM INTO '${made}'`);
  await dataSource.destroy();
}

/** The template's file holds the statements that copy its database into an empty one. */
async function makeMariaDb(template: Template, made: string, server: string): Promise<void> {
  const name = databaseName(`${template.name}_${process.env['JEST_WORKER_ID']}`);
  await onServer(server, `CREATE OR REPLACE DATABASE ${name}`);
  const url = databaseUrl(server, name);
  await (await filled(url, template)).destroy();
  const statements = ['SET foreign_key_checks = 0'];
  for (const [table] of (await rowsOf(url, 'SHOW TABLES')) as [string][]) {
    const [[, create]] = (await rowsOf(url, `SHOW CREATE TABLE \`${table}\``)) as [[string, string]];
    statements.push(create);
    const [[count]] = (await rowsOf(url, `SELECT COUNT(*) FROM \`${table}\``)) as [[number]];
    if (count > 0) statements.push(`INSERT INTO \`${table}\` SELECT * FROM \`${name}\`.\`${table}\``);
  }
  writeFileSync(made, statements.join(';\n'));
}

async function rowsOf(url: string, sql: string): Promise<unknown[][]> {
  return ((await onServer(url, sql)) as object[]).map((row) => Object.values(row));
}
