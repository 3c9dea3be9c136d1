import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { describeError } from '../errors/describe-error.js';
import { isDeadlock } from './database-errors.js';
import { transactionScope, writeFence } from './transaction-scope.js';

const MAX_TRIES = 6;

/**
 * The only way to write. The work runs in one transaction, joins an outer one, and is run again from its start when
 * the database reports a deadlock: so it must not keep what it did in variables outside, nor call the network.
 */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(private readonly dataSource: DataSource) {}

  async run<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    const outer = transactionScope.getStore();
    if (outer) return work(outer.db);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt >= MAX_TRIES || !isDeadlock(error)) throw error;
        await pause(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  /** Runs `action` when the present transaction is committed; at once when there is none. */
  afterCommit(action: () => void): void {
    const scope = transactionScope.getStore();
    if (scope) scope.afterCommit.push(action);
    else action();
  }

  private async once<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const scope = { db: runner.manager, afterCommit: [] as Array<() => void> };
    try {
      await runner.startTransaction();
      const result = await transactionScope.run(scope, () => work(runner.manager));
      await writeFence.getStore()?.check(runner.manager);
      await runner.commitTransaction();
      // What they start (a pass of mails) is nobody's turn any more.
      writeFence.run(null, () => scope.afterCommit.forEach((action) => action()));
      return result;
    } catch (error) {
      if (runner.isTransactionActive)
        await runner.rollbackTransaction().catch((failed: unknown) => this.notUndone(failed));
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** A connection that died takes its transaction with it; the caller must see what went wrong first. */
  private notUndone(error: unknown): void {
    this.logger.warn(`a transaction could not be rolled back: ${describeError(error)}`);
  }
}
