import type { Socket } from 'node:net';
import type { DataSource, ObjectLiteral, ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { within } from '../../clock/within.js';
import { isConnectionLost, isDatabaseAway, isNotServing } from '../database-errors.js';
import { againOnDeadlock } from '../on-deadlock.js';
import { assertNoTransaction } from '../transaction-scope.js';
import { DatabaseTimeout } from './database-timeout.js';
import type { DatabaseHosts } from './hosts/database-hosts.js';

/** How long the caller waits at most. */
export interface WaitLimits {
  /** For a connection of the pool. */
  connectionMs: number;
  /** For a statement's answer; longer than the server's own limit, so that it ends only what the server can't. */
  answerMs: number;
}

export const WAIT_LIMITS: WaitLimits = { connectionMs: 5_000, answerMs: 20_000 };

// Under REPEATABLE READ a second look inside a transaction still shows the row as it was at the first.
export const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** The server's own limits for a session: seconds for a lock, a statement, and a transaction that does nothing. */
export const MARIADB_LIMITS =
  'SET SESSION innodb_lock_wait_timeout = 5, max_statement_time = 15, idle_transaction_timeout = 10';
/** MySQL limits reading statements only, and no idle transaction. */
export const MYSQL_LIMITS = 'SET SESSION innodb_lock_wait_timeout = 5, max_execution_time = 15000';
const NO_MARIADB_LIMITS = 'SET SESSION max_statement_time = 0, idle_transaction_timeout = 0';
const NO_MYSQL_LIMITS = 'SET SESSION max_execution_time = 0';

interface PooledConnection {
  stream: Socket;
  release(): void;
  destroy(): void;
}

/** A runner that waits for nothing for ever: neither for a connection of the pool nor for a frozen server. */
class LimitedMysqlRunner extends MysqlQueryRunner {
  private isLimited = true;

  constructor(
    driver: MysqlDriver,
    mode: ReplicationMode,
    private readonly limits: WaitLimits,
    private readonly hosts: DatabaseHosts | null,
  ) {
    super(driver, mode);
  }

  override connect(): Promise<PooledConnection> {
    this.databaseConnectionPromise ??= this.take();
    return this.databaseConnectionPromise as Promise<PooledConnection>;
  }

  override async query(sql: string, parameters?: unknown[] | ObjectLiteral, structured?: boolean): Promise<unknown> {
    const once = (): Promise<unknown> => this.once(sql, parameters, structured);
    // On a cluster a change of the schema undoes reads, too. In a transaction the whole of it runs again.
    return this.isTransactionActive || !this.isLimited ? once() : againOnDeadlock(once);
  }

  private async once(sql: string, parameters?: unknown[] | ObjectLiteral, structured?: boolean): Promise<unknown> {
    const connection = await this.connect();
    const answer = super.query(sql, parameters, structured).catch((error: unknown) => this.refused(connection, error));
    if (!this.isLimited) return answer;
    return within(this.limits.answerMs, answer, () => {
      // Its answer may still come, for whoever has the connection then.
      connection.destroy();
      return new DatabaseTimeout('A statement was not answered in time');
    });
  }

  /** A server that says it can't serve says so to whoever has its connection next. */
  private refused(connection: PooledConnection, error: unknown): never {
    if (isNotServing(error)) connection.destroy();
    // A node that loses its cluster says of a read that waits there (`GALERA_READS`) that a lock did not come.
    if (isDatabaseAway(error)) this.hosts?.suspect();
    throw error;
  }

  override async startTransaction(): Promise<void> {
    try {
      await super.startTransaction();
    } catch (error) {
      // TypeORM has marked it as begun: there is nothing to roll back.
      this.isTransactionActive = false;
      throw error;
    }
  }

  /** For migrations, which may take as long as they need; the connection isn't given back to the pool. */
  async withoutLimits<T>(work: () => Promise<T>): Promise<T> {
    const connection = await this.connect();
    this.isLimited = false;
    try {
      const { version } = ((await this.query('SELECT VERSION() AS version')) as [{ version: string }])[0];
      await this.query(isMariaDb(version) ? NO_MARIADB_LIMITS : NO_MYSQL_LIMITS);
      return await work();
    } finally {
      connection.destroy();
      await this.release();
    }
  }

  private async take(): Promise<PooledConnection> {
    assertNoTransaction('a second connection to the database');
    const taken = this.obtain(Date.now() + this.limits.connectionMs);
    this.databaseConnection = await within(this.limits.connectionMs, taken, () => {
      taken.then(
        (connection) => connection.release(),
        () => undefined,
      );
      return new DatabaseTimeout('No connection to the database was free in time');
    });
    return this.databaseConnection as PooledConnection;
  }

  /** A connection of the pool; of several hosts one to the present host, which may change until `deadline`. */
  private async obtain(deadline: number): Promise<PooledConnection> {
    const { hosts } = this;
    if (!hosts) return this.driver.obtainMasterConnection() as Promise<PooledConnection>;
    for (;;) {
      if (!hosts.isReady) await hosts.ready(deadline - Date.now());
      try {
        const connection = (await this.driver.obtainMasterConnection()) as PooledConnection;
        if (hosts.isPresent(connection)) return connection;
        connection.destroy();
      } catch (error) {
        if (!isConnectionLost(error) || Date.now() >= deadline) throw error;
        hosts.suspect();
      }
    }
  }
}

/**
 * Limits how long `dataSource` (MariaDB or MySQL, not yet initialised) lets its callers wait, and gives them connections to
 * the present one of several `hosts`.
 */
export function limitMysqlWaits(dataSource: DataSource, limits: WaitLimits, hosts: DatabaseHosts | null): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode) => new LimitedMysqlRunner(driver, mode, limits, hosts);
}

/** Somebody waits for a connection of the pool; never on SQLite, which has none. */
export function isPoolFull(dataSource: DataSource): boolean {
  const { pool } = dataSource.driver as { pool?: Record<string, { length?: number } | undefined> };
  return (pool?.['_connectionQueue']?.length ?? 0) > 0;
}

/** Runs `work` with a connection of its own that has no time limits; only on MariaDB and MySQL. */
export async function withoutTimeLimits<T>(
  dataSource: DataSource,
  work: (runner: MysqlQueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner() as LimitedMysqlRunner;
  return runner.withoutLimits(() => work(runner));
}

export const isMariaDb = (version: string): boolean => version.includes('MariaDB');
