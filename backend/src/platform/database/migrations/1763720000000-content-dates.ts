import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLES = [
  'archive_videos',
  'closing_sections',
  'countdown_events',
  'divisions',
  'event_cards',
  'event_pages',
  'guest_stars',
  'merchandise_bundles',
  'merchandise_items',
];
const COLUMN = 'updated_at';

/** When each record of the content was last changed; unknown of those from before. */
export class ContentDates1763720000000 implements MigrationInterface {
  name = 'ContentDates1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    for (const table of TABLES) {
      // MariaDB keeps each table's change at once: a start that was broken off has done some of them.
      if (await runner.hasColumn(table, COLUMN)) continue;
      await runner.addColumn(table, new TableColumn(c.time(COLUMN, { isNullable: true })));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, COLUMN);
  }
}
