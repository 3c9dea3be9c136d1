import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const OPTIONAL = { isNullable: true };

/** Devices of sessions, marks of the secret key, the ticket keys' end, the tickets' keys, and who ended a refund. */
export class KeysAndSessions1763876000000 implements MigrationInterface {
  name = 'KeysAndSessions1763876000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf(runner))) {
      // MariaDB keeps each statement at once: a start that was broken off has done some of them.
      const there = (await runner.getTable(table))?.columns.map(({ name }) => name) ?? [];
      const missing = columns.filter(({ name }) => !there.includes(name));
      await runner.addColumns(
        table,
        missing.map((column) => new TableColumn(column)),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(columnsOf(runner))) {
      await runner.dropColumns(
        table,
        columns.map(({ name }) => name),
      );
    }
  }
}

function columnsOf({ connection }: QueryRunner) {
  const c = new TableColumns(connection);
  return {
    admin_sessions: [c.text('device', 64, OPTIONAL), c.time('seen_at', OPTIONAL)],
    recovery_codes: [c.text('key_mark', 16, OPTIONAL)],
    signing_keys: [c.time('retired_at', OPTIONAL)],
    tickets: [c.text('signing_key', 8, OPTIONAL)],
    refunds: [c.text('ended_by', 190, OPTIONAL)],
  };
}
