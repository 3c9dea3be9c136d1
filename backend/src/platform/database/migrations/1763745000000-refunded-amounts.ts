import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { TableColumns } from './table-columns.js';

const TABLE = 'orders';
const COLUMN = 'refunded_amount';

interface PartlyRefunded {
  id: number;
  final_amount: number;
  transaction_id: string | null;
}

/** The refunded amount of each order's payment; orders from before are counted once, from the refunds and payments. */
export class RefundedAmounts1763745000000 implements MigrationInterface {
  name = 'RefundedAmounts1763745000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    if (!(await runner.hasColumn(TABLE, COLUMN))) {
      await runner.addColumn(TABLE, new TableColumn(c.int(COLUMN, { isNullable: true })));
    }
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = 0 WHERE ${COLUMN} IS NULL`);
    const partly = (await runner.query(
      `SELECT id, final_amount, transaction_id FROM ${TABLE} WHERE status IN ('partial_refund', 'partial_chargeback')`,
    )) as PartlyRefunded[];
    for (const order of partly) await this.count(runner, order);
    await runner.changeColumn(TABLE, COLUMN, new TableColumn(c.int(COLUMN)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(TABLE, COLUMN);
  }

  private async count(runner: QueryRunner, { id, final_amount, transaction_id }: PartlyRefunded): Promise<void> {
    const refunds = (await runner.query(
      `SELECT way, amount FROM refunds WHERE order_id = ? AND status = 'done' AND COALESCE(transaction_id, '') = ?`,
      [id, transaction_id ?? ''],
    )) as Array<{ way: string; amount: number }>;
    const payments = (await runner.query('SELECT raw FROM payment_transactions WHERE transaction_id = ?', [
      transaction_id ?? '',
    ])) as Array<{ raw: string }>;
    const raw = JSON.parse(payments[0]?.raw ?? '{}') as Record<string, unknown>;
    const told = (field: string): number => Math.round(Number(raw[field] ?? 0)) || 0;
    const sent = (way: string): number =>
      refunds.filter((each) => each.way === way).reduce((sum, { amount }) => sum + amount, 0);
    const back = Math.max(sent('provider'), told('refund_amount')) + sent('manual') + told('chargeback_amount');
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = ? WHERE id = ?`, [Math.min(back, final_amount), id]);
  }
}
