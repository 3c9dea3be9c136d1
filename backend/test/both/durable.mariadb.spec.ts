import type { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { checkReadiness } from '../../src/readiness/checking/check-readiness.js';
import { Surroundings } from '../../src/readiness/checking/surroundings.js';
import { DATA_CHECKS } from '../../src/readiness/checks/data-checks.js';
import { OwnMariaDb } from '../support/database/own-mariadb.js';
import { TABLES } from '../support/database/template-database.js';
import { onServer, type TestDatabase } from '../support/database/test-database.js';
import { Outside } from '../support/readiness/outside.js';

let server: OwnMariaDb;
let test: TestDatabase;
let database: DataSource;
let around: Surroundings;

beforeAll(async () => {
  server = await OwnMariaDb.start();
  test = await server.database(TABLES);
  const config = readEnvironment({ DATABASE_URL: test.url, SECRET_KEY: 's'.repeat(32) }, () => 'unused');
  database = await openDataSource(config.database, []);
  const probes = new Outside('https://tickets.example.org', '');
  around = new Surroundings({ config, database, probes, now: () => new Date() });
});
afterAll(async () => {
  await database.destroy();
  await test.drop();
});

const durable = async () => {
  const checks = DATA_CHECKS.filter(({ id }) => id === 'durable');
  return (await checkReadiness(around, { checks })).lines[0];
};

it('a server that may lose confirmed orders is a fault, by its setting', async () => {
  expect(await durable()).toMatchObject({ state: 'ok' });
  await onServer(server.url, 'SET GLOBAL innodb_flush_log_at_trx_commit = 2');
  expect(await durable()).toMatchObject({
    state: 'fault',
    seen: 'The server may lose orders that it has confirmed: innodb_flush_log_at_trx_commit is 2.',
    todo: 'Set in the server’s [mariadbd]: innodb_flush_log_at_trx_commit = 1. Then restart it.',
  });
  await onServer(server.url, 'SET GLOBAL innodb_flush_log_at_trx_commit = 1');
  expect(await durable()).toMatchObject({ state: 'ok' });
});
