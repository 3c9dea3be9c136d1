import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { describeError } from '../errors/describe-error.js';
import { isWithoutRoom } from './database-errors.js';
import { againOnDeadlock } from './on-deadlock.js';
import { transactionScope, unrefused, writeFence } from './transaction-scope.js';

/**
 * The only way to write. The work runs in one transaction, joins an outer one, and is run again from its start when
 * the database reports a deadlock: so it must not keep what it did in variables outside, nor call the network.
 */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);
  private hadNoRoom = false;
  private refusal: () => Error | null = () => null;

  constructor(private readonly dataSource: DataSource) {}

  async run<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    const outer = transactionScope.getStore();
    if (outer) return work(outer.db);
    return againOnDeadlock(() => this.once(work));
  }

  /** Nothing is begun or committed while `refusal` gives an error, but inside `evenSo`. */
  refuseWhile(refusal: () => Error | null): void {
    this.refusal = refusal;
  }

  /** For the work that has others refused, and for what must go on beside it. */
  evenSo<T>(work: () => T): T {
    return unrefused.run(true, work);
  }

  /** Runs `action` when the present transaction is committed; at once when there is none. */
  afterCommit(action: () => void): void {
    const scope = transactionScope.getStore();
    if (scope) scope.afterCommit.push(action);
    else action();
  }

  /** Whether the database had no room for something since the last call. */
  takeHadNoRoom(): boolean {
    const had = this.hadNoRoom;
    this.hadNoRoom = false;
    return had;
  }

  private async once<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    this.assertNotRefused();
    const runner = this.dataSource.createQueryRunner();
    const scope = { db: runner.manager, afterCommit: [] as Array<() => void> };
    try {
      await runner.startTransaction();
      const result = await transactionScope.run(scope, () => work(runner.manager));
      await writeFence.getStore()?.check(runner.manager);
      this.assertNotRefused();
      await runner.commitTransaction();
      // What they start (a pass of mails) is nobody's turn any more.
      writeFence.run(null, () => scope.afterCommit.forEach((action) => action()));
      return result;
    } catch (error) {
      if (isWithoutRoom(error)) this.hadNoRoom = true;
      if (runner.isTransactionActive)
        await runner.rollbackTransaction().catch((failed: unknown) => this.notUndone(failed));
      throw error;
    } finally {
      await runner.release();
    }
  }

  private assertNotRefused(): void {
    const refusal = unrefused.getStore() ? null : this.refusal();
    if (refusal) throw refusal;
  }

  /** A connection that died takes its transaction with it; the caller must see what went wrong first. */
  private notUndone(error: unknown): void {
    this.logger.warn(`a transaction could not be rolled back: ${describeError(error)}`);
  }
}
