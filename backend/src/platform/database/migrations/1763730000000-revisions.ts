import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** How often something was changed, counted, for processes that keep it ready. */
export class Revisions1763730000000 implements MigrationInterface {
  name = 'Revisions1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    const columns = [c.text('name', 64, { isPrimary: true }), c.int('revision')];
    // MariaDB keeps the table at once: a start that was broken off after it has made it.
    await runner.createTable(new Table({ name: 'revisions', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('revisions');
  }
}
