import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** Addresses that want to hear of next year's festival. */
export class NextYear1763893000000 implements MigrationInterface {
  name = 'NextYear1763893000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each table at once: a start that was broken off has made it.
    await runner.createTable(table(new TableColumns(runner.connection)), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('next_year_addresses');
  }
}

function table(c: TableColumns): Table {
  const optional = { isNullable: true };
  return new Table({
    name: 'next_year_addresses',
    columns: [
      c.id(),
      c.text('email'),
      c.text('language', 2),
      c.text('token', 32),
      c.time('created_at'),
      c.time('mailed_at', optional),
      c.time('confirmed_at', optional),
    ],
    indices: [
      { name: 'next_year_addresses_email', columnNames: ['email'], isUnique: true },
      { name: 'next_year_addresses_token', columnNames: ['token'], isUnique: true },
    ],
  });
}
