import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

interface Scope {
  db: EntityManager;
  afterCommit: Array<() => void>;
}

/** The transaction that the present call chain is in, if any. */
export const transactionScope = new AsyncLocalStorage<Scope>();

/**
 * Throws inside a transaction: what waits there for another connection, a file or the network holds its own meanwhile,
 * and when all connections are held so, everybody waits for ever.
 */
export function assertNoTransaction(what: string): void {
  if (transactionScope.getStore())
    throw new Error(`Inside a transaction, where nothing else may be waited for: ${what}`);
}

/** Work that may write only as long as it is its turn. */
export interface WriteFence {
  /** Throws when the turn has passed to somebody else, and keeps it from passing until the transaction ends. */
  check(db: EntityManager): Promise<void>;
}

/** The fence that every transaction of the present call chain checks before its commit; null: none. */
export const writeFence = new AsyncLocalStorage<WriteFence | null>();

/** The work for which all other writing is refused meanwhile, and what it needs: see `Transactions.refuseWhile`. */
export const unrefused = new AsyncLocalStorage<true>();
