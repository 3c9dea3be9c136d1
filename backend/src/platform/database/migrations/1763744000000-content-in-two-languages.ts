import { type MigrationInterface, type QueryRunner, TableColumn, type TableColumnOptions } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** The second language of what visitors read; what was written before has the first one only. */
export class ContentInTwoLanguages1763744000000 implements MigrationInterface {
  name = 'ContentInTwoLanguages1763744000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of secondTexts(new TableColumns(runner.connection))) {
      for (const column of columns) {
        // MariaDB keeps each table's change at once: a start that was broken off has done some of them.
        if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, new TableColumn(column));
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of secondTexts(new TableColumns(runner.connection))) {
      for (const { name } of columns) await runner.dropColumn(table, name);
    }
  }
}

function secondTexts(c: TableColumns): Array<[table: string, columns: TableColumnOptions[]]> {
  const text = (name: string, length?: number) => c.text(name, length, { isNullable: true });
  const longText = (name: string) => c.longText(name, { isNullable: true });
  return [
    ['event_cards', [text('title_indonesian'), longText('description_indonesian'), text('alt_text_indonesian')]],
    ['countdown_events', [text('name_indonesian')]],
    ['archive_videos', [text('title_indonesian')]],
    [
      'closing_sections',
      [
        text('head_text_indonesian'),
        longText('content_text_indonesian'),
        text('button1_text_indonesian', 64),
        text('button2_text_indonesian', 64),
      ],
    ],
    [
      'divisions',
      [
        text('name_indonesian'),
        text('title_indonesian'),
        longText('description1_english'),
        longText('description2_english'),
      ],
    ],
    ['merchandise_items', [text('name_indonesian')]],
    ['merchandise_bundles', [text('name_indonesian'), text('contents_indonesian', 500)]],
  ];
}
