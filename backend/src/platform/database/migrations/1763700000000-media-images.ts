import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** Pictures that editors upload. */
export class MediaImages1763700000000 implements MigrationInterface {
  name = 'MediaImages1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    const columns = [
      c.id(),
      c.text('hash', 32),
      c.int('width'),
      c.int('height'),
      c.int('bytes'),
      c.text('name'),
      c.time('created_at'),
    ];
    const indices = [
      { name: 'media_images_hash', columnNames: ['hash'], isUnique: true },
      { name: 'media_images_created_at', columnNames: ['created_at'] },
    ];
    // MariaDB keeps the table at once: a start that was broken off after it has made it.
    await runner.createTable(new Table({ name: 'media_images', columns, indices }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media_images');
  }
}
