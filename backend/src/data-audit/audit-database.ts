import type { QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../platform/config/app-config.js';
import { openDataSource } from '../platform/database/connection/data-source.js';
import { withoutTimeLimits } from '../platform/database/connection/mysql-driver.js';
import { assertNotBehind } from '../platform/database/migrations/is-behind.js';
import type { DataCheck } from './data-check.js';
import { ORDER_CHECKS } from './order-checks.js';
import { PAYMENT_CHECKS } from './payment-checks.js';
import { ROOM_CHECKS } from './room-checks.js';
import { SEAT_CHECKS } from './seat-checks.js';

export const DATA_CHECKS: readonly DataCheck[] = [...SEAT_CHECKS, ...ORDER_CHECKS, ...PAYMENT_CHECKS, ...ROOM_CHECKS];

/** A record that breaks a rule. */
export interface Violation {
  check: string;
  id: string;
  found: string;
  expected: string;
}

/** Work that is later than this is not only waiting for its turn. */
const OVERDUE_MS = 60 * 60_000;

/** One state of the data for all checks, however many orders come meanwhile. Nothing can be written. */
const BEGIN: Readonly<Record<DatabaseConfig['kind'], readonly string[]>> = {
  sqlite: ['PRAGMA query_only = ON', 'BEGIN'],
  mysql: [
    'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ',
    'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
  ],
};

/** Looks for violations of every rule, on a connection of its own; the festival may go on running. Throws `TablesBehind`. */
export async function auditDatabase(config: DatabaseConfig, now: Date): Promise<Violation[]> {
  const dataSource = await openDataSource(config, []);
  try {
    await assertNotBehind(dataSource);
    const audit = (runner: QueryRunner): Promise<Violation[]> => inOneState(runner, config.kind, now);
    // A large database may take longer than any statement of a sale.
    return config.kind === 'mysql'
      ? await withoutTimeLimits(dataSource, audit)
      : await audit(dataSource.createQueryRunner());
  } finally {
    await dataSource.destroy();
  }
}

async function inOneState(runner: QueryRunner, kind: DatabaseConfig['kind'], now: Date): Promise<Violation[]> {
  for (const statement of BEGIN[kind]) await runner.query(statement);
  const violations: Violation[] = [];
  for (const check of DATA_CHECKS) violations.push(...(await violationsOf(runner, check, now)));
  await runner.query('ROLLBACK');
  return violations;
}

async function violationsOf(runner: QueryRunner, check: DataCheck, now: Date): Promise<Violation[]> {
  const oldest = new Date(now.getTime() - OVERDUE_MS).toISOString().replace('T', ' ').replace('Z', '');
  const rows = (await runner.query(check.sql, check.isTimed ? [oldest] : [])) as Array<Record<string, unknown>>;
  return rows.map(({ id, found, expected }) => ({
    check: check.name,
    id: String(id),
    found: String(found),
    expected: String(expected),
  }));
}
