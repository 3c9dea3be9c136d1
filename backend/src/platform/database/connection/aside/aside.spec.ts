import { AsyncResource } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { TtlCache } from '../../../cache/ttl-cache.js';
import { SystemClock } from '../../../clock/clock.js';
import { Transactions } from '../../transactions.js';
import { openDataSource } from '../data-source.js';
import { aside, type Lane, notAside, presentLane, timedAside } from './aside.js';

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

it('a long list leaves the others a thread', async () => {
  await Promise.all([aside('lists', names), aside('lists', names)]);
  const long = aside('lists', () => query(LONG)).then(() => 'long');
  const short = aside('lists', names).then(() => 'short');
  expect(await Promise.race([long, short])).toBe('short');
  await long;
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

describe('when it is busy', () => {
  const LIMITS = { connectionMs: 100, answerMs: 200 };
  const open = () => openDataSource({ kind: 'sqlite', file: join(folder, 'aside.sqlite') }, [], LIMITS);
  const codeOf = (read: Promise<unknown>): Promise<unknown> =>
    read.then(
      () => 'read',
      (error: { driverError: { code?: string } }) => error.driverError.code,
    );
  /** Long enough that another begins meanwhile. */
  const BRIEF = LONG.replace('3000000', '100000');
  /** Far longer than both limits, on a quick machine too. */
  const ENDLESS = LONG.replace('3000000', '15000000');
  let busy: DataSource;
  beforeEach(async () => {
    busy = await open();
    // A thread takes longer to start than a select may.
    const read = (lane: Lane) => codeOf(aside(lane, () => busy.query(BRIEF)));
    const all = () => Promise.all([read('lists'), read('lists'), read('figures')]);
    while ((await all()).some((each) => each !== 'read'));
  });
  afterEach(() => busy.destroy());

  it('a read waits for its turn no longer than for a connection', async () => {
    const counted = codeOf(aside('figures', () => busy.query(LONG)));
    expect(await codeOf(aside('figures', () => busy.query('SELECT 1')))).toBe('ETIMEDOUT');
    await counted;
  });

  it('a select that takes too long has its thread until it is done: no further one begins', async () => {
    expect(await codeOf(aside('figures', () => busy.query(ENDLESS)))).toBe('ETIMEDOUT');
    expect(await codeOf(aside('figures', () => busy.query('SELECT 1')))).toBe('ETIMEDOUT');
    while ((await codeOf(aside('figures', () => busy.query('SELECT 1')))) !== 'read');
  });

  it('sends back at once whoever comes when very many wait', async () => {
    const counted = codeOf(aside('figures', () => busy.query(LONG)));
    await new Promise(setImmediate);
    const waiting = Array.from({ length: 50 }, () => codeOf(aside('figures', () => busy.query('SELECT 1'))));
    const further = codeOf(aside('figures', () => busy.query('SELECT 1')));
    expect(await Promise.race([further.then(() => 'further'), ...waiting])).toBe('further');
    expect(await further).toBe('ETIMEDOUT');
    await Promise.all([counted, ...waiting]);
  });
});

it('ends once what it reads is read', async () => {
  const other = await openDataSource({ kind: 'sqlite', file: join(folder, 'aside.sqlite') }, []);
  const counted = aside('figures', () => other.query<Array<{ many: number }>>(LONG));
  await new Promise(setImmediate);
  // Begun now, the thread would be ended in the middle of it.
  const waiting = aside('figures', () => other.query(LONG)).catch((error: unknown) => error);
  await other.destroy();
  expect(await counted).toEqual([{ many: 3_000_000 }]);
  expect(await waiting).toMatchObject({ driverError: { code: 'ETIMEDOUT' } });
});

it('tells how long the work took, without its wait for its turn', async () => {
  const other = aside('figures', () => query(LONG));
  const { costMs } = await timedAside('figures', () => query('SELECT 1'));
  const { costMs: longMs } = await timedAside('figures', () => query(LONG));
  expect(costMs).toBeLessThan(longMs / 2);
  await other;
});

it('what others wait for too is in no lane', async () => {
  const cache = new TtlCache(new SystemClock(), 1_000, async () => presentLane());
  expect(await aside('lists', () => cache.get())).toBeUndefined();
  expect(await aside('lists', () => notAside(async () => presentLane()))).toBeUndefined();
  expect(await aside('lists', async () => presentLane())).toBe('lists');
});
