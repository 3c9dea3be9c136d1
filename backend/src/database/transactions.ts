import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { isDeadlock } from './duplicate-key.js';
import { transactionScope } from './transaction-scope.js';

const MAX_TRIES = 6;

/**
 * The only way to write. The work runs in one transaction, joins an outer one, and is run again from its start when
 * the database reports a deadlock: so it must not keep what it did in variables outside, nor call the network.
 */
@Injectable()
export class Transactions {
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
      await runner.commitTransaction();
      for (const action of scope.afterCommit) action();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await this.rollBack(runner.rollbackTransaction(), error);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** A connection that died takes its transaction with it; what went wrong first is what the caller must see. */
  private async rollBack(rollback: Promise<void>, first: unknown): Promise<void> {
    try {
      await rollback;
    } catch (error) {
      throw new AggregateError([first, error], 'The transaction failed and could not be rolled back', { cause: first });
    }
  }
}
