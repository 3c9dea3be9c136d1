import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'mails';
const COLUMN = 'lane';
const INDEX = { name: 'mails_status_lane_due_at', columnNames: ['status', 'lane', 'due_at'] };
const FORMER_INDEX = { name: 'mails_status_due_at', columnNames: ['status', 'due_at'] };

/** E-tickets leave before receipts, and these before reminders. */
export class MailLanes1763840000000 implements MigrationInterface {
  name = 'MailLanes1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    if (!(await runner.hasColumn(TABLE, COLUMN))) {
      await runner.addColumn(TABLE, new TableColumn(c.int(COLUMN, { isNullable: true })));
    }
    await runner.query(
      `UPDATE ${TABLE} SET ${COLUMN} = CASE kind WHEN 'e_ticket' THEN 0 WHEN 'finish_payment' THEN 2 ELSE 1 END
       WHERE ${COLUMN} IS NULL`,
    );
    await runner.changeColumn(TABLE, COLUMN, new TableColumn(c.int(COLUMN)));
    const made = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    if (!made.includes(INDEX.name)) await runner.createIndex(TABLE, new TableIndex(INDEX));
    if (made.includes(FORMER_INDEX.name)) await runner.dropIndex(TABLE, FORMER_INDEX.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex(FORMER_INDEX));
    await runner.dropIndex(TABLE, INDEX.name);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
