import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** What proves before a sale that mails and the provider's notifications arrive. */
export class Readiness1763878000000 implements MigrationInterface {
  name = 'Readiness1763878000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each table at once: a start that was broken off has made some.
    for (const table of tables(new TableColumns(runner.connection))) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['notification_proofs', 'test_mails']) await runner.dropTable(table);
  }
}

function tables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'test_mails',
      columns: [
        c.id(),
        c.text('token_hash', 64),
        c.text('to_address'),
        c.text('sender'),
        c.text('sent_by'),
        c.time('created_at'),
        c.time('opened_at', { isNullable: true }),
      ],
      indices: [{ name: 'test_mails_token_hash', columnNames: ['token_hash'], isUnique: true }],
    }),
    new Table({
      name: 'notification_proofs',
      columns: [c.id(), c.text('signer', 64), c.flag('is_public'), c.text('address', 45), c.time('received_at')],
      indices: [{ name: 'notification_proofs_signer', columnNames: ['signer', 'is_public'], isUnique: true }],
    }),
  ];
}
