import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'reconciliation_runs';
const COLUMN = 'rest_from';

/** A run begins with the last day's orders, and knows where the one before had no time to go on. */
export class ReconciliationRest1763871000001 implements MigrationInterface {
  name = 'ReconciliationRest1763871000001';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each statement at once.
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const columns = new TableColumns(runner.connection);
    await runner.addColumn(TABLE, new TableColumn(columns.int(COLUMN, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }
}
