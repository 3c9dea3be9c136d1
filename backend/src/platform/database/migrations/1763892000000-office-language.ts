import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'admin_users';
const COLUMN = 'language';

/** The language of each person's back office. */
export class OfficeLanguage1763892000000 implements MigrationInterface {
  name = 'OfficeLanguage1763892000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps the change at once: a start that was broken off after it has done it.
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const c = new TableColumns(runner.connection);
    await runner.addColumn(TABLE, new TableColumn(c.text(COLUMN, 2, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }
}
