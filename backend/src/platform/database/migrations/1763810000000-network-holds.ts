import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

const ORDERS = 'orders';
const NETWORK = 'hold_network';
const ORDER_INDEXES = [
  { name: 'orders_hold_network', columnNames: [NETWORK, 'ticket_type', 'ticket_quantity'] },
  { name: 'orders_buyer_email', columnNames: ['buyer_email'] },
  { name: 'orders_buyer_phone', columnNames: ['buyer_phone'] },
];

/** Seats that a network holds unpaid, orders by buyer, crowded networks, and solutions that were used. */
export class NetworkHolds1763810000000 implements MigrationInterface {
  name = 'NetworkHolds1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    if (!(await runner.hasColumn(ORDERS, NETWORK))) {
      await runner.addColumn(ORDERS, new TableColumn(c.text(NETWORK, 22, { isNullable: true })));
    }
    const made = (await runner.getTable(ORDERS))?.indices.map(({ name }) => name) ?? [];
    for (const index of ORDER_INDEXES) {
      if (!made.includes(index.name)) await runner.createIndex(ORDERS, new TableIndex(index));
    }
    await runner.createTable(
      new Table({
        name: 'crowded_networks',
        columns: [c.text('network', 22, { isPrimary: true }), c.time('until')],
        indices: [{ name: 'crowded_networks_until', columnNames: ['until'] }],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'used_solutions',
        columns: [c.text('signature', 64, { isPrimary: true }), c.time('expires_at')],
        indices: [{ name: 'used_solutions_expires_at', columnNames: ['expires_at'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('used_solutions');
    await runner.dropTable('crowded_networks');
    for (const { name } of ORDER_INDEXES) await runner.dropIndex(ORDERS, name);
    await runner.dropColumn(ORDERS, NETWORK);
  }
}
