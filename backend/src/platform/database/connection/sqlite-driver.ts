import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, QueryFailedError, QueryResult, type QueryRunner } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { isLockedByAnother } from '../database-errors.js';
import { transactionScope } from '../transaction-scope.js';
import { type Lane, presentLane } from './aside/aside.js';
import { SqliteReader } from './aside/sqlite-reader.js';
import { DatabaseTimeout } from './database-timeout.js';
import type { WaitLimits } from './mysql-driver.js';

type Statements = Map<string, unknown>;

const LOCK_PAUSE_MS = 50;
const SELECT = /^\s*SELECT\b/i;

/**
 * TypeORM's SQLite driver gives all callers one runner, so a stranger's statement falls into an open transaction and
 * is undone with it. Here each caller has its own, and a mutex is held for a whole transaction and each lone query.
 */
class SerialSqliteRunner extends BetterSqlite3QueryRunner {
  private leave: (() => void) | null = null;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly mutex: Mutex,
    /** Whoever is about to begin a transaction: one at a time asks for a lock that another program holds. */
    private readonly writers: MutexInterface,
    private readonly waitMs: number,
    statements: Statements,
    private readonly reader: SqliteReader,
  ) {
    super(driver);
    // Prepared once for the connection, not once for each caller.
    Object.assign(this, { stmtCache: statements });
  }

  override async startTransaction(): Promise<void> {
    const deadline = Date.now() + this.waitMs;
    const next = await this.writers.acquire();
    try {
      while (!(await this.hasBegun(Date.now() >= deadline))) await pause(LOCK_PAUSE_MS);
    } finally {
      next();
    }
  }

  /** Another program's lock is waited for without holding up those who read; `isLast` throws instead of giving false. */
  private async hasBegun(isLast: boolean): Promise<boolean> {
    this.leave = await this.mutex.acquire();
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    try {
      // IMMEDIATE takes the write lock now: a deferred one can fail halfway with SQLITE_BUSY.
      await super.query('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      this.end();
      if (isLast || !isLockedByAnother(error)) throw error;
      return false;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.query('COMMIT');
    this.end();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      if (this.isTransactionActive) await super.query('ROLLBACK');
    } finally {
      this.end();
    }
  }

  override async query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown> {
    if (this.leave) return super.query(sql, parameters, structured as never);
    if (transactionScope.getStore()) {
      throw new Error(`A statement beside the open transaction; use the EntityManager that run() gave: ${sql}`);
    }
    const lane = presentLane();
    if (lane && SELECT.test(sql)) return this.readAside(lane, sql, parameters, structured);
    const leave = await this.mutex.acquire();
    try {
      return await super.query(sql, parameters, structured as never);
    } finally {
      leave();
    }
  }

  private async readAside(lane: Lane, sql: string, parameters: unknown[] = [], structured = false): Promise<unknown> {
    const bound = parameters.map((each) => (typeof each === 'boolean' ? Number(each) : each));
    try {
      const rows = await this.reader.rows(lane, { sql, parameters: bound });
      return structured ? Object.assign(new QueryResult(), { raw: rows, records: rows }) : rows;
    } catch (error) {
      throw new QueryFailedError(sql, bound, error as Error);
    }
  }

  private end(): void {
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.leave?.();
    this.leave = null;
  }
}

/** Makes `dataSource` (better-sqlite3, not yet initialised) safe for concurrent callers, none of whom waits longer to write. */
export function serializeSqlite(dataSource: DataSource, limits: WaitLimits): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const waitMs = limits.connectionMs;
  const mutex = new Mutex();
  const writers = withTimeout(new Mutex(), waitMs, new DatabaseTimeout('The turn to write did not come in time'));
  const statements: Statements = new Map();
  const reader = new SqliteReader(String(dataSource.options.database), limits);
  driver.createQueryRunner = (): QueryRunner =>
    new SerialSqliteRunner(driver, mutex, writers, waitMs, statements, reader) as unknown as QueryRunner;
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await reader.close();
    await destroy();
  };
  bindIntegers(driver);
}

/**
 * TypeORM writes numbers into a statement's text, so that one for each row is compiled and kept. It doesn't of large
 * ones (`bigint`), which SQLite takes for the same integers.
 */
function bindIntegers(driver: BetterSqlite3Driver): void {
  const escape = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => {
    const bound = Object.entries(parameters).map(([name, value]): [string, unknown] => [
      name,
      Number.isSafeInteger(value) ? BigInt(value as number) : value,
    ]);
    return escape(sql, Object.fromEntries(bound));
  };
}
