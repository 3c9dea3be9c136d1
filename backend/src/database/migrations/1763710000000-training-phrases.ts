import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** What visitors type for an entry of the knowledge; entries from before have none. */
export class TrainingPhrases1763710000000 implements MigrationInterface {
  name = 'TrainingPhrases1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // 300 phrases are more than MySQL's `text` holds, and it wants the default of a text in brackets; SQLite doesn't.
    const options = c.isMysql ? { type: 'mediumtext', default: "('[]')" } : { default: "'[]'" };
    await runner.addColumn('chatbot_knowledge', new TableColumn(c.json('training_phrases', options)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('chatbot_knowledge', 'training_phrases');
  }
}
