import { DataSource } from 'typeorm';
import { copyOf, TABLES } from '../support/database/template-database.js';
import type { TestDatabase } from '../support/database/test-database.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { isDuplicateKey } from '../../src/platform/database/database-errors.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { GroupCommit } from '../../src/platform/database/group-commit.js';

const updatedAt = new Date('2025-11-01T00:00:00.000Z');
const row = (key: string) => ({ key, value: key, updatedAt });

let database: TestDatabase;
let dataSource: DataSource;
let transactions: Transactions;
/** The items of each try. */
let tries: string[][];

beforeAll(async () => {
  database = await copyOf(TABLES);
  const variables = { DATABASE_URL: database.url, SECRET_KEY: 'a secret key of the tests, long enough for all' };
  dataSource = await openDataSource(readEnvironment(variables, () => '').database, ENTITIES);
  transactions = new Transactions(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await dataSource.getRepository(SettingEntity).createQueryBuilder().delete().execute();
  tries = [];
});

const keys = async (): Promise<string[]> =>
  (await dataSource.getRepository(SettingEntity).find()).map(({ key }) => key);

function keysWritten(): GroupCommit<string, string> {
  return new GroupCommit((items) =>
    transactions.run(async (db) => {
      tries.push([...items]);
      for (const key of items) await db.insert(SettingEntity, row(key));
      return items.map((key) => `${key} is written`);
    }),
  );
}

async function add(together: GroupCommit<string, string>, all: readonly string[]): Promise<string[]> {
  const settled = await Promise.allSettled(all.map((key) => together.add(key)));
  return settled.map((each) => {
    if (each.status === 'fulfilled') return each.value;
    return isDuplicateKey(each.reason) ? 'duplicate' : String(each.reason);
  });
}

const letters = 'abcdefgh'.split('');

it('writes waiting items in one transaction and returns each its own result', async () => {
  expect(await add(keysWritten(), letters)).toEqual(letters.map((each) => `${each} is written`));
  expect(tries).toEqual([letters]);
  expect((await keys()).sort()).toEqual(letters);
});

it('items that arrive during a transaction join the next batch, in their order', async () => {
  const together = keysWritten();
  const first = together.add('first');
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, add(together, letters)]);
  expect(tries.flat()).toEqual(['first', ...letters]);
  expect(tries.length).toBeLessThanOrEqual(2);
});

it('finds the one duplicate of a batch by halving', async () => {
  await dataSource.getRepository(SettingEntity).insert(row('f'));
  const answers = await add(keysWritten(), letters);
  expect(answers).toEqual(letters.map((each) => (each === 'f' ? 'duplicate' : `${each} is written`)));
  expect((await keys()).sort()).toEqual(letters);
  expect(tries).toHaveLength(7);
});

it('writes the first of two equal items', async () => {
  const answers = await add(keysWritten(), ['a', 'b', 'b', 'c']);
  expect(answers.filter((each) => each === 'b is written' || each === 'duplicate').sort()).toEqual([
    'b is written',
    'duplicate',
  ]);
  expect((await keys()).sort()).toEqual(['a', 'b', 'c']);
});

it('retries a refused batch in at most four transactions at once', async () => {
  let [open, most] = [0, 0];
  const together = new GroupCommit<string, string>(async (items) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    if (items.length > 1) throw new Error('one of these is too much');
    return items;
  });
  const items = Array.from({ length: 32 }, (_, index) => `item ${index}`);
  expect(await add(together, items)).toEqual(items);
  expect(most).toBe(4);
});

it('refuses items inside a transaction, which would hold a second connection', async () => {
  const together = keysWritten();
  await expect(transactions.run(() => together.add('a'))).rejects.toThrow('Inside a transaction');
  expect(tries).toEqual([]);
});

it('refuses every item while the database is away, and writes later ones', async () => {
  let isAway = true;
  const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
  const together = new GroupCommit<string, string>(async (items) => {
    tries.push([...items]);
    if (isAway) throw away;
    return items;
  });
  expect(await add(together, letters)).toEqual(letters.map(() => String(away)));
  expect(tries).toEqual([letters]);
  isAway = false;
  expect(await add(together, ['a'])).toEqual(['a']);
});

describe('with a queue', () => {
  const refusal = () => new Error('come back later');

  /** A group commit whose first batch is being written until it is let go. */
  function held(queue: { maxWaiting: number; maxWaitMs: number }) {
    let letGo: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (letGo = resolve));
    let began: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (began = resolve));
    const together = new GroupCommit<string, string>(
      async (items) => {
        tries.push([...items]);
        began();
        await told;
        return items;
      },
      { ...queue, refusal },
    );
    return { together, writing, letGo };
  }

  it('refuses more items than may wait, and serves those that wait', async () => {
    const { together, writing, letGo } = held({ maxWaiting: 2, maxWaitMs: 60_000 });
    const first = add(together, ['first']);
    await writing;
    const others = add(together, ['a', 'b', 'too many']);
    expect(() => together.assertNotFull()).toThrow(refusal().message);
    letGo();
    expect(await Promise.all([first, others])).toEqual([['first'], ['a', 'b', String(refusal())]]);
    expect(() => together.assertNotFull()).not.toThrow();
  });

  it('gives up an item that waits too long, and none that is being written', async () => {
    const { together, writing, letGo } = held({ maxWaiting: 2, maxWaitMs: 1_000 });
    const first = add(together, ['first']);
    await writing;
    expect(await add(together, ['late'])).toEqual([String(refusal())]);
    letGo();
    expect(await first).toEqual(['first']);
    expect(tries).toEqual([['first']]);
  });
});

it('refuses good items without the rollback of a refused batch (control)', async () => {
  await dataSource.getRepository(SettingEntity).insert(row('f'));
  const together = new GroupCommit<string, string>(async (items) => {
    for (const key of items) await dataSource.getRepository(SettingEntity).insert(row(key));
    return items;
  });
  const answers = await add(together, letters);
  expect(answers.filter((each) => each === 'duplicate').length).toBeGreaterThan(1);
});
