import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

const ATTEMPTS = 'payment_attempts';
const BEFORE = { name: 'payment_attempts_due', columnNames: ['is_final', 'due_at'] };
const AFTER = { name: 'payment_attempts_sync', columnNames: ['is_final', 'due_at', 'asked_at'] };
const NOTIFICATIONS = 'payment_notifications';
const UNHANDLED = { name: 'payment_notifications_unhandled', columnNames: ['handled_at', 'received_at'] };
const RUNS = 'reconciliation_runs';
const REST = 'rest_up_to';

/**
 * The sync reads its attempts in the order of an index, notifications that were never applied are found by one, and a
 * reconciliation that goes on where another stopped knows which orders come last.
 */
export class PaymentQueues1763830000000 implements MigrationInterface {
  name = 'PaymentQueues1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    await addIndex(runner, ATTEMPTS, AFTER);
    await dropIndex(runner, ATTEMPTS, BEFORE.name);
    await addIndex(runner, NOTIFICATIONS, UNHANDLED);
    if (await runner.hasColumn(RUNS, REST)) return;
    const c = new TableColumns(runner.connection);
    await runner.addColumn(RUNS, new TableColumn(c.int(REST, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(RUNS, REST);
    await dropIndex(runner, NOTIFICATIONS, UNHANDLED.name);
    await addIndex(runner, ATTEMPTS, BEFORE);
    await dropIndex(runner, ATTEMPTS, AFTER.name);
  }
}

const isThere = async (runner: QueryRunner, table: string, name: string): Promise<boolean> =>
  Boolean((await runner.getTable(table))?.indices.some((each) => each.name === name));

async function addIndex(runner: QueryRunner, table: string, index: { name: string; columnNames: string[] }) {
  if (!(await isThere(runner, table, index.name))) await runner.createIndex(table, new TableIndex(index));
}

async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (await isThere(runner, table, name)) await runner.dropIndex(table, name);
}
