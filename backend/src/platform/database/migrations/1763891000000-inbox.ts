import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

const CONVERSATIONS = 'chatbot_conversations';
const DISMISSED = 'dismissed_at';
const REFUNDS = 'refunds';
const STATUS = { name: 'refunds_status', columnNames: ['status'] };

/** Questions that editors put aside, and refunds by their status. */
export class Inbox1763891000000 implements MigrationInterface {
  name = 'Inbox1763891000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    if (!(await runner.hasColumn(CONVERSATIONS, DISMISSED)))
      await runner.addColumn(CONVERSATIONS, new TableColumn(c.time(DISMISSED, { isNullable: true })));
    const made = (await runner.getTable(REFUNDS))?.indices.map(({ name }) => name) ?? [];
    if (!made.includes(STATUS.name)) await runner.createIndex(REFUNDS, new TableIndex(STATUS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(REFUNDS, STATUS.name);
    await runner.dropColumn(CONVERSATIONS, DISMISSED);
  }
}
