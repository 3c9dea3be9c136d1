import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** What is known of backups, and whether this database comes from one. */
export class Backups1763870000000 implements MigrationInterface {
  name = 'Backups1763870000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each table at once: a start that was broken off has made some.
    for (const table of tables(new TableColumns(runner.connection))) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['restores', 'backups']) await runner.dropTable(table);
  }
}

function tables(c: TableColumns): Table[] {
  const optional = { isNullable: true };
  return [
    new Table({
      name: 'backups',
      columns: [
        c.id(),
        c.text('backup_id', 36),
        c.text('file_name'),
        c.time('taken_at'),
        c.time('written_at'),
        c.int('kilobytes'),
        c.int('table_count'),
        c.int('row_count'),
        c.int('picture_count'),
        c.flag('is_encrypted'),
        c.time('verified_at', optional),
      ],
      indices: [
        { name: 'backups_backup_id', columnNames: ['backup_id'], isUnique: true },
        { name: 'backups_taken_at', columnNames: ['taken_at'] },
      ],
    }),
    new Table({
      name: 'restores',
      columns: [
        c.id(),
        c.text('backup_id', 36),
        c.text('epoch', 36),
        c.time('taken_at'),
        c.time('restored_at'),
        c.int('held_mails'),
        c.text('settled_by', 190, optional),
        c.time('settled_at', optional),
      ],
    }),
  ];
}
