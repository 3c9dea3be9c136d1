import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'changed_orders';

/** Orders whose status answer was changed in the last minutes, for the other processes. */
export class ChangedOrders1763820000000 implements MigrationInterface {
  name = 'ChangedOrders1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    const indices = [{ name: 'changed_orders_changed_at', columnNames: ['changed_at'] }];
    const columns = [c.id(), c.text('order_number', 20), c.time('changed_at')];
    await runner.createTable(new Table({ name: TABLE, columns, indices }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
