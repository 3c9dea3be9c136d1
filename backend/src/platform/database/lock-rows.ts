import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Locks the rows that a select finds until its transaction ends: against changes and other locks, or with
 * `pessimistic_read` against changes alone. On SQLite a transaction has the whole database anyway.
 */
export function lockRows<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  mode: 'pessimistic_write' | 'pessimistic_read' = 'pessimistic_write',
): SelectQueryBuilder<T> {
  return select.connection.driver.options.type === 'mariadb' ? select.setLock(mode) : select;
}
