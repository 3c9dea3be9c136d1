import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** Which tickets a refund takes out; refunds from before took none out by themselves. */
export class RefundedTickets1763745000002 implements MigrationInterface {
  name = 'RefundedTickets1763745000002';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    await this.add(runner, 'tickets', c.int('refund_id', { isNullable: true }));
    await this.add(runner, 'refunds', c.json('tickets', { isNullable: true }));
    await this.add(runner, 'orders', c.int('refunded_quantity', { isNullable: true }));
    await runner.query('UPDATE orders SET refunded_quantity = 0 WHERE refunded_quantity IS NULL');
    await runner.changeColumn('orders', 'refunded_quantity', new TableColumn(c.int('refunded_quantity')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('orders', 'refunded_quantity');
    await runner.dropColumn('refunds', 'tickets');
    await runner.dropColumn('tickets', 'refund_id');
  }

  /** MariaDB keeps each statement at once: a start that was broken off has done some of them. */
  private async add(runner: QueryRunner, table: string, column: ReturnType<TableColumns['int']>): Promise<void> {
    if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, new TableColumn(column));
  }
}
