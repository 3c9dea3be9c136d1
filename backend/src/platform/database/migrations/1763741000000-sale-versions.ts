import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const COLUMNS = [
  ['discount_codes', 'updated_at'],
  ['referral_codes', 'updated_at'],
  ['ticket_types', 'seats_moved_at'],
] as const;

/** When codes were last changed, and when seats last moved between tiers; unknown of those from before. */
export class SaleVersions1763741000000 implements MigrationInterface {
  name = 'SaleVersions1763741000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    for (const [table, column] of COLUMNS) {
      // MariaDB keeps each table's change at once: a start that was broken off has done some of them.
      if (await runner.hasColumn(table, column)) continue;
      await runner.addColumn(table, new TableColumn(c.time(column, { isNullable: true })));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.dropColumn(table, column);
  }
}
