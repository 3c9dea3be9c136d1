import { createHash } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

const HASH_INDEX = { name: 'tickets_code_hash', columnNames: ['code_hash'], isUnique: true };
const NONCE_INDEX = { name: 'scans_nonce', columnNames: ['nonce'], isUnique: true };
const FILLED_AT_ONCE = 1_000;

/** Phones at the gate: the tickets as they know them, their scans, hand-outs, and the phones themselves. */
export class Gate1763860000000 implements MigrationInterface {
  name = 'Gate1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    const optional = { isNullable: true };
    await addColumns(runner, 'tickets', [
      c.text('code_hash', 14, optional),
      c.time('left_at', optional),
      c.time('reset_at', optional),
    ]);
    await this.fillHashes(runner, c.isMysql);
    await runner.changeColumn('tickets', 'code_hash', new TableColumn(c.text('code_hash', 14)));
    await addIndex(runner, 'tickets', HASH_INDEX);
    await addColumns(runner, 'scans', [
      c.text('nonce', 64, optional),
      c.int('phone_id', optional),
      c.text('item', 64, optional),
      c.text('note', 300, optional),
      c.time('received_at', optional),
      c.time('noticed_at', optional),
    ]);
    await addIndex(runner, 'scans', NONCE_INDEX);
    for (const table of tables(c)) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['gate_phones', 'hand_outs', 'ticket_changes']) await runner.dropTable(table);
    await runner.dropIndex('scans', NONCE_INDEX.name);
    await runner.dropColumns('scans', ['noticed_at', 'received_at', 'note', 'item', 'phone_id', 'nonce']);
    await runner.dropIndex('tickets', HASH_INDEX.name);
    await runner.dropColumns('tickets', ['reset_at', 'left_at', 'code_hash']);
  }

  private async fillHashes(runner: QueryRunner, isMysql: boolean): Promise<void> {
    if (isMysql) {
      await runner.query('UPDATE tickets SET code_hash = LEFT(SHA2(ticket_code, 256), 14) WHERE code_hash IS NULL');
      return;
    }
    for (;;) {
      const rows = (await runner.query(
        `SELECT id, ticket_code AS code FROM tickets WHERE code_hash IS NULL LIMIT ${FILLED_AT_ONCE}`,
      )) as Array<{ id: number; code: string }>;
      if (rows.length === 0) return;
      for (const { id, code } of rows) {
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 14);
        await runner.query('UPDATE tickets SET code_hash = ? WHERE id = ?', [hash, id]);
      }
    }
  }
}

function tables(c: TableColumns): Table[] {
  const optional = { isNullable: true };
  return [
    new Table({
      name: 'gate_phones',
      columns: [
        c.id(),
        c.text('name', 64),
        c.text('gate', 64),
        c.text('role', 10),
        c.text('token_hash', 64),
        c.time('token_until'),
        c.text('installation', 64, optional),
        c.text('session_hash', 64, optional),
        c.int('added_by'),
        c.time('created_at'),
        c.time('paired_at', optional),
        c.time('expires_at'),
        c.time('revoked_at', optional),
        c.time('seen_at', optional),
        c.json('report', optional),
      ],
      indices: [
        { name: 'gate_phones_token_hash', columnNames: ['token_hash'], isUnique: true },
        { name: 'gate_phones_session_hash', columnNames: ['session_hash'], isUnique: true },
      ],
    }),
    new Table({
      name: 'hand_outs',
      columns: [
        c.int('ticket_id', { isPrimary: true }),
        c.text('item', 64, { isPrimary: true }),
        c.time('handed_at'),
        c.text('gate', 64, optional),
        c.text('device', 64, optional),
      ],
    }),
    new Table({
      name: 'ticket_changes',
      columns: [
        c.id(),
        c.int('order_id', optional),
        c.int('ticket_id', optional),
        c.flag('of_details'),
        c.time('changed_at'),
      ],
      indices: [{ name: 'ticket_changes_changed_at', columnNames: ['changed_at'] }],
    }),
  ];
}

/** MariaDB keeps each statement at once: a start that was broken off has done some of them. */
async function addColumns(runner: QueryRunner, table: string, columns: Array<ReturnType<TableColumns['int']>>) {
  const there = (await runner.getTable(table))?.columns.map(({ name }) => name) ?? [];
  const missing = columns.filter(({ name }) => !there.includes(name));
  if (missing.length > 0)
    await runner.addColumns(
      table,
      missing.map((column) => new TableColumn(column)),
    );
}

async function addIndex(runner: QueryRunner, table: string, index: typeof HASH_INDEX): Promise<void> {
  const there = (await runner.getTable(table))?.indices.map(({ name }) => name) ?? [];
  if (!there.includes(index.name)) await runner.createIndex(table, new TableIndex(index));
}
