import { Logger } from '@nestjs/common';
import { createConnection } from 'mysql2/promise';
import { setTimeout as pause } from 'node:timers/promises';
import { assertAlone } from '../../src/backup/restoring/alone.js';
import { describeTables } from '../../src/backup/source/describe-tables.js';
import { MysqlSession } from '../../src/backup/mysql-session.js';
import { openSource } from '../../src/backup/source/open-source.js';
import { totalTables } from '../../src/backup/source/total-tables.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { runMigrations } from '../../src/platform/database/migrations/run-migrations.js';
import { atNode, createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

/** What another node has committed is at the slow one only after so long. */
const LAG_MS = 1_500;
const SLOW = 1;

let database: TestDatabase;
const configAt = (node: number) => ({ kind: 'mysql', url: atNode(database.url, node), pool: 2 }) as const;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  const dataSource = await openDataSource(configAt(0), []);
  await runMigrations(dataSource).finally(() => dataSource.destroy());
});
afterAll(() => database.drop());

const insert = async (name: string): Promise<void> => {
  const connection = await createConnection(atNode(database.url, 0));
  await connection.query('INSERT INTO revisions (name, revision) VALUES (?, 1)', [name]);
  await connection.end();
};

/** Runs `work` while the slow node takes in nothing of what the others commit. */
async function whileSlow<T>(work: () => Promise<T>): Promise<T> {
  const slow = await createConnection(atNode(database.url, SLOW));
  try {
    await slow.query('FLUSH TABLES WITH READ LOCK');
    const done = work();
    await pause(LAG_MS);
    await slow.query('UNLOCK TABLES');
    return await done;
  } finally {
    await slow.end();
  }
}

it('a backup of a node that lags has what another node had committed before', async () => {
  const there = await whileSlow(async () => {
    await insert('committed');
    // As any other client there sees it.
    const stale = await createConnection(atNode(database.url, SLOW));
    const [before] = await stale.query<never>("SELECT name FROM revisions WHERE name = 'committed'");
    await stale.end();
    expect(before).toEqual([]);
    return openSource(configAt(SLOW));
  });
  const { tables } = await describeTables(there);
  const totals = await totalTables(there, tables);
  await there.close();
  expect(totals['revisions']?.rows).toBe(1);
});

it('a restore sees who is connected to another node', async () => {
  const own = await MysqlSession.open(database.url);
  const festival = await createConnection(atNode(database.url, 2));
  try {
    await expect(assertAlone(database.url, own, 1)).rejects.toThrow('is in use');
    await festival.end();
    await assertAlone(database.url, own, 1);
  } finally {
    own.close();
    festival.destroy();
  }
});
