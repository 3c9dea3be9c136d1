import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

interface Scope {
  db: EntityManager;
  afterCommit: Array<() => void>;
}

/** The transaction that the present call chain is in, if any. */
export const transactionScope = new AsyncLocalStorage<Scope>();
