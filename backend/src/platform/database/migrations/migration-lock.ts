import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { describeError } from '../../errors/describe-error.js';
import { isDeadlock } from '../database-errors.js';
import { againOnDeadlock } from '../on-deadlock.js';

/** A holder that dies holds up the others for so long. */
const LEASE_MS = 30_000;
const ASK_EVERY_MS = 500;
const NOW = 'UTC_TIMESTAMP(3)';

/** Made before the first migration, so by none of them. */
const TABLE = `CREATE TABLE IF NOT EXISTS migration_lock (
  name varchar(16) NOT NULL PRIMARY KEY, holder varchar(64) NOT NULL, expires_at datetime(3) NOT NULL)`;
const ROW = `INSERT IGNORE INTO migration_lock (name, holder, expires_at) VALUES ('schema', '', ${NOW})`;
const TAKE = `UPDATE migration_lock SET holder = ?, expires_at = ${NOW} + INTERVAL ? SECOND
  WHERE name = 'schema' AND expires_at <= ${NOW}`;
const RENEW = `UPDATE migration_lock SET expires_at = ${NOW} + INTERVAL ? SECOND WHERE name = 'schema' AND holder = ?`;
const RELEASE = `UPDATE migration_lock SET holder = '', expires_at = ${NOW} WHERE name = 'schema' AND holder = ?`;

/**
 * One of all processes changes the schema. It is a row and not `GET_LOCK`, which holds on one node of a cluster only; on
 * an empty database too. A holder that lives renews it, however long a statement takes; of one that died it is taken.
 */
export class MigrationLock {
  private readonly holder = randomUUID();
  private readonly logger = new Logger('Database');
  private renewedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs = LEASE_MS,
  ) {}

  /** Runs `work` when no other process does; its statements on `runner` are refused once another has taken over. */
  async hold<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    await runner.query(TABLE);
    await this.take(runner);
    const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<never>;
    // Each statement is by itself: one that another's change undid is done again.
    runner.query = (...all: unknown[]) =>
      againOnDeadlock(async () => {
        await this.assertHeld();
        return query(...all);
      });
    const timer = setInterval(() => {
      this.renew().catch((error: unknown) => this.log(error));
    }, this.leaseMs / 6);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      runner.query = query;
      await this.dataSource.query(RELEASE, [this.holder]).catch((error: unknown) => this.log(error));
    }
  }

  private log(error: unknown): void {
    this.logger.warn(`the lock of the schema: ${describeError(error)}`);
  }

  private async take(runner: QueryRunner): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const at = performance.now();
      if ((await this.affects(runner, ROW, [])) !== null && (await this.affects(runner, TAKE, this.lease())) === 1) {
        this.renewedAt = at;
        return;
      }
      if (tries === 0) this.logger.log('waiting for another process that changes the schema, or has just died at it');
      await pause(ASK_EVERY_MS);
    }
  }

  private async assertHeld(): Promise<void> {
    if (performance.now() - this.renewedAt > this.leaseMs / 2) await this.renew();
  }

  /** On a connection of its own: the other one is busy, perhaps for minutes. */
  private async renew(): Promise<void> {
    const at = performance.now();
    const [seconds, holder] = [this.leaseMs / 1_000, this.holder];
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(RENEW, [seconds, holder]);
    if (affectedRows !== 1) throw new Error('Another process has taken over the change of the schema');
    this.renewedAt = at;
  }

  /** Rows that a statement changed; null when a process on another node was faster. */
  private async affects(runner: QueryRunner, sql: string, values: unknown[]): Promise<number | null> {
    try {
      return ((await runner.query(sql, values)) as { affectedRows: number }).affectedRows;
    } catch (error) {
      if (isDeadlock(error)) return null;
      throw error;
    }
  }

  private lease(): [holder: string, seconds: number] {
    return [this.holder, this.leaseMs / 1_000];
  }
}
