import { type EntityManager, IsNull, Not } from 'typeorm';
import { SIGN_IN_LOCK, SignInLockService } from '../../src/auth/lockout/sign-in-lock.service.js';
import { SignInTriesEntity } from '../../src/auth/lockout/sign-in-tries.entity.js';
import { transactionScope } from '../../src/platform/database/transaction-scope.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { HttpApp } from '../support/http-app.js';

/** SQLite runs writing transactions one after the other: nothing comes in the middle of one. */
const isMariaDb = Boolean(process.env['TEST_DATABASE_URL']);
const KEY = { who: 'rina@example.com', from: 'here', limit: SIGN_IN_LOCK.limit };

describe('tries of one account at once', () => {
  let http: HttpApp;
  let lock: SignInLockService;
  beforeEach(async () => {
    http = await HttpApp.start();
    lock = http.app.get(SignInLockService, { strict: false });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await http.stop();
  });

  const tries = async () =>
    (await http.dataSource.getRepository(SignInTriesEntity).findOneByOrFail({ emailHash: Not(IsNull()) })).tries;

  /** Lets `other` happen between a transaction's update, which finds no row, and its look for one. */
  function afterTheFirstUpdate(other: () => Promise<unknown>): void {
    const transactions = http.app.get(Transactions, { strict: false });
    const run = transactions.run.bind(transactions);
    jest.spyOn(transactions, 'run').mockImplementationOnce((work) =>
      run(async (db) => {
        const find = db.findOneBy.bind(db);
        const found = jest.spyOn(db, 'findOneBy') as jest.SpyInstance<
          Promise<unknown>,
          Parameters<EntityManager['findOneBy']>
        >;
        found.mockImplementationOnce(async (...query) => {
          await transactionScope.exit(other);
          return find(...query);
        });
        return work(db);
      }),
    );
  }

  it('are each counted up to the limit, and the next one has to wait', async () => {
    const taken = await Promise.all(Array.from({ length: KEY.limit }, () => lock.takeTry(KEY)));
    expect(taken.toSorted()).toEqual([1, 2, 3, 4, 5]);
    await expect(lock.takeTry(KEY)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  if (isMariaDb) {
    it('do not hold up a first one whose row another one has just inserted', async () => {
      afterTheFirstUpdate(() => lock.takeTry(KEY));
      expect(await lock.takeTry(KEY)).toBe(2);
      expect(await tries()).toBe(2);
    });

    it('make a first one wait when they have used up the limit meanwhile', async () => {
      afterTheFirstUpdate(async () => {
        for (let count = 1; count <= KEY.limit; count += 1) await lock.takeTry(KEY);
      });
      await expect(lock.takeTry(KEY)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(await tries()).toBe(KEY.limit);
    });
  }
});
