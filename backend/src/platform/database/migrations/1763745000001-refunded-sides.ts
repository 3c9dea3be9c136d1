import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'reconciliation_differences';
const COLUMNS = ['our_refunded', 'their_refunded'];

/** The refunded amount by each side of a difference; unknown of those from before. */
export class RefundedSides1763745000001 implements MigrationInterface {
  name = 'RefundedSides1763745000001';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    for (const column of COLUMNS) {
      if (await runner.hasColumn(TABLE, column)) continue;
      await runner.addColumn(TABLE, new TableColumn(c.int(column, { isNullable: true })));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.dropColumn(TABLE, column);
  }
}
