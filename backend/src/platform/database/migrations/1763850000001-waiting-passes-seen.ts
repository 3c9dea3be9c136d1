import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'waiting_passes';
const COLUMN = 'seen_at';

/** When a checkout with a pass last said that somebody is there. */
export class WaitingPassesSeen1763850000001 implements MigrationInterface {
  name = 'WaitingPassesSeen1763850000001';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const c = new TableColumns(runner.connection);
    await runner.addColumn(TABLE, new TableColumn(c.time(COLUMN, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }
}
