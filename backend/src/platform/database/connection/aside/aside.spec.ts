import { AsyncResource } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Transactions } from '../../transactions.js';
import { openDataSource } from '../data-source.js';
import { aside } from './aside.js';

const folder = mkdtempSync(join(tmpdir(), 'festival-aside-'));
let dataSource: DataSource;
let transactions: Transactions;
const query = <T>(sql: string, values?: unknown[]): Promise<T> => dataSource.query<T>(sql, values);
const names = async (): Promise<string[]> =>
  (await query<Array<{ name: string }>>('SELECT name FROM things ORDER BY id')).map(({ name }) => name);

beforeAll(async () => {
  dataSource = await openDataSource({ kind: 'sqlite', file: join(folder, 'aside.sqlite') }, []);
  transactions = new Transactions(dataSource);
  await query('CREATE TABLE things (id integer PRIMARY KEY, name text, is_new boolean, bytes blob)');
});
beforeEach(async () => query('DELETE FROM things'));
afterAll(async () => {
  await dataSource.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A second or so of SQLite's time. */
const LONG = `SELECT COUNT(*) AS many FROM
  (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 3000000) SELECT x FROM c)`;

async function whoIsFirst(long: () => Promise<unknown>): Promise<string> {
  const short = async (): Promise<string> => {
    await new Promise(setImmediate);
    await query('SELECT 1');
    return 'short';
  };
  return Promise.race([long().then(() => 'long'), short()]);
}

it('a long read aside holds up nobody', async () => {
  await aside('lists', () => query('SELECT 1'));
  expect(await whoIsFirst(() => aside('lists', () => query(LONG)))).toBe('short');
  expect(await whoIsFirst(() => query(LONG))).toBe('long');
});

it('a figure holds up no list', async () => {
  const counted = aside('figures', () => query(LONG)).then(() => 'figure');
  const listed = aside('lists', names).then(() => 'list');
  expect(await Promise.race([counted, listed])).toBe('list');
  await counted;
});

it('sees what is committed, and no more', async () => {
  await query("INSERT INTO things (name) VALUES ('before')");
  const outside = AsyncResource.bind(() => aside('lists', names));
  await transactions.run(async (db) => {
    await db.query("INSERT INTO things (name) VALUES ('within')");
    expect(await outside()).toEqual(['before']);
  });
  expect(await aside('lists', names)).toEqual(['before', 'within']);
});

it('a transaction begun aside sees its own rows', async () => {
  const seen = await aside('lists', () =>
    transactions.run(async (db) => {
      await db.query("INSERT INTO things (name) VALUES ('own')");
      return db.query<unknown[]>('SELECT name FROM things');
    }),
  );
  expect(seen).toEqual([{ name: 'own' }]);
});

it('writes aside as anywhere else', async () => {
  await aside('lists', () => query("INSERT INTO things (name) VALUES ('written')"));
  expect(await names()).toEqual(['written']);
});

it('values come and go as they do elsewhere', async () => {
  const values = ['O’Brien 😀', true, null, 12n, 1.5];
  const sql = 'SELECT ? AS text, ? AS flag, ? AS missing, ? AS whole, ? AS part';
  const here = await query<unknown[]>(sql, values);
  expect(await aside('lists', () => query<unknown[]>(sql, values))).toEqual(here);
  expect(here).toEqual([{ text: 'O’Brien 😀', flag: 1, missing: null, whole: 12, part: 1.5 }]);
});

it('an error is the driver’s, with its code', async () => {
  const codeOf = (failed: Promise<unknown>): Promise<unknown> =>
    failed.then(
      () => 'none',
      (error: { driverError: { code?: string } }) => error.driverError.code,
    );
  const wrong = () => query('SELECT name FROM nowhere');
  expect(await codeOf(aside('lists', wrong))).toBe(await codeOf(wrong()));
  expect(await codeOf(wrong())).toMatch(/^SQLITE_/);
});
