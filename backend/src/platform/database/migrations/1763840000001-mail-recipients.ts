import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'mails';
const INDEX = { name: 'mails_to_address_kind', columnNames: ['to_address', 'kind', 'created_at'] };
const FORMER_INDEX = { name: 'mails_to_address', columnNames: ['to_address'] };

/** Counts the last hour's mails to one address without reading all that it ever got. */
export class MailRecipients1763840000001 implements MigrationInterface {
  name = 'MailRecipients1763840000001';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    const made = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    if (!made.includes(INDEX.name)) await runner.createIndex(TABLE, new TableIndex(INDEX));
    if (made.includes(FORMER_INDEX.name)) await runner.dropIndex(TABLE, FORMER_INDEX.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex(FORMER_INDEX));
    await runner.dropIndex(TABLE, INDEX.name);
  }
}
