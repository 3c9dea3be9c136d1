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
