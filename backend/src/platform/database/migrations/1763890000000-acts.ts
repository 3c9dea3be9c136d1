import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

const ADDRESS_LENGTH = 500;
const OPTIONAL = { isNullable: true };

/** Who plays at the festival, when and where. */
export class Acts1763890000000 implements MigrationInterface {
  name = 'Acts1763890000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps the table at once: a start that was broken off has made it.
    await runner.createTable(acts(new TableColumns(runner.connection)), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('acts');
  }
}

function acts(c: TableColumns): Table {
  const address = (name: string) => c.text(name, ADDRESS_LENGTH, OPTIONAL);
  return new Table({
    name: 'acts',
    columns: [
      c.id(),
      c.int('sort_order'),
      c.text('name'),
      address('image'),
      c.flag('is_announced'),
      c.int('guest_star_id', OPTIONAL),
      c.text('stage', 60),
      c.time('starts_at', OPTIONAL),
      c.time('ends_at', OPTIONAL),
      c.longText('about'),
      c.longText('about_indonesian', OPTIONAL),
      c.text('drawing', 16),
      address('instagram_link'),
      address('music_link'),
      address('video_link'),
      c.time('updated_at', OPTIONAL),
    ],
    indices: [{ name: 'acts_guest_star_id', columnNames: ['guest_star_id'], isUnique: true }],
  });
}
