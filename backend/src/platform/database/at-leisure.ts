import type { DataSource } from 'typeorm';
import { poolUse, withoutTimeLimits } from './connection/mysql-driver.js';
import { transactionScope } from './transaction-scope.js';

/**
 * Reads however long it takes: of a large festival it may be longer than any statement of a sale. Not for work that writes:
 * all of it has one connection, as in a transaction.
 */
export function atLeisure<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  // SQLite has no such limit.
  if (poolUse(dataSource) === null) return work();
  return withoutTimeLimits(dataSource, (runner) => transactionScope.run({ db: runner.manager, afterCommit: [] }, work));
}
