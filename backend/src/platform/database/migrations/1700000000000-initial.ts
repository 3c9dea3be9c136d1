import type { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';
import { authTables } from './tables/auth.js';
import { chatbotTables } from './tables/chatbot.js';
import { contentTables } from './tables/content.js';
import { mailTables } from './tables/mail.js';
import { merchandiseTables } from './tables/merchandise.js';
import { orderTables } from './tables/orders.js';
import { paymentTables } from './tables/payments.js';
import { reconciliationTables } from './tables/reconciliation.js';
import { peopleTables } from './tables/people.js';
import { platformTables } from './tables/platform.js';
import { ticketTables } from './tables/tickets.js';

function tables(columns: TableColumns): Table[] {
  return [
    ...platformTables(columns),
    ...authTables(columns),
    ...peopleTables(columns),
    ...mailTables(columns),
    ...contentTables(columns),
    ...merchandiseTables(columns),
    ...chatbotTables(columns),
    ...ticketTables(columns),
    ...orderTables(columns),
    ...paymentTables(columns),
    ...reconciliationTables(columns),
  ];
}

export class Initial1700000000000 implements MigrationInterface {
  name = 'Initial1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = new TableColumns(runner.connection);
    if (columns.isMysql) {
      // Text is compared by bytes, as SQLite does: no two addresses may count as one because they look alike.
      const [row] = (await runner.query('SELECT DATABASE() AS name')) as [{ name: string }];
      await runner.query(`ALTER DATABASE \`${row.name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    }
    for (const table of tables(columns)) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(new TableColumns(runner.connection)).toReversed()) await runner.dropTable(table);
  }
}
