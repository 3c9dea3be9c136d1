import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** The editions that are over, with their figures. */
export class Editions1763880000000 implements MigrationInterface {
  name = 'Editions1763880000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each table at once: a start that was broken off has made it.
    await runner.createTable(table(new TableColumns(runner.connection)), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('editions');
  }
}

function table(c: TableColumns): Table {
  const optional = { isNullable: true };
  return new Table({
    name: 'editions',
    columns: [
      c.id(),
      c.text('edition', 32),
      c.text('name'),
      c.time('concert_at'),
      c.text('next_edition', 32),
      c.time('next_concert_at'),
      c.int('days'),
      c.json('copied'),
      c.int('kept_account'),
      c.text('active_key', 8, optional),
      c.text('step', 16),
      c.int('removed'),
      c.json('figures', optional),
      c.text('worker', 36, optional),
      c.time('worked_until', optional),
      c.time('begun_at'),
      c.time('closed_at', optional),
    ],
    indices: [{ name: 'editions_active_key', columnNames: ['active_key'], isUnique: true }],
  });
}
