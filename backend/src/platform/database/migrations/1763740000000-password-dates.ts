import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'admin_users';
const COLUMN = 'password_set_at';

/** When each password was set by a one-time link; unknown of those from before. */
export class PasswordDates1763740000000 implements MigrationInterface {
  name = 'PasswordDates1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps the change at once: a start that was broken off after it has done it.
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const c = new TableColumns(runner.connection);
    await runner.addColumn(TABLE, new TableColumn(c.time(COLUMN, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }
}
