import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'chatbot_knowledge';
const COLUMN = 'training_phrases';

/** Visitors' wordings for an entry of the knowledge; entries from before have none. */
export class TrainingPhrases1763710000000 implements MigrationInterface {
  name = 'TrainingPhrases1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    if (!(await runner.hasColumn(TABLE, COLUMN))) {
      await runner.addColumn(TABLE, new TableColumn(c.json(COLUMN, { isNullable: true })));
    }
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = '[]' WHERE ${COLUMN} IS NULL`);
    await runner.changeColumn(TABLE, COLUMN, new TableColumn(c.json(COLUMN)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }
}
