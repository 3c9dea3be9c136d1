import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'orders';
// Without `deleted_at`, by which SQLite would then look for all that aren't deleted, and sort them.
const INDEXES = [
  { name: 'orders_by_amount', columnNames: ['final_amount'] },
  { name: 'orders_by_tickets', columnNames: ['ticket_quantity'] },
  { name: 'orders_by_status', columnNames: ['status'] },
  { name: 'orders_by_referral_code', columnNames: ['referral_code_id', 'deleted_at', 'created_at'] },
  { name: 'orders_by_discount_code', columnNames: ['discount_code_id', 'deleted_at', 'created_at'] },
];

/** Indexes by which a million orders are listed as quickly as a few. */
export class OrderLists1763871000000 implements MigrationInterface {
  name = 'OrderLists1763871000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each index at once: a start that was broken off has made some.
    const made = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const index of INDEXES) {
      if (!made.includes(index.name)) await runner.createIndex(TABLE, new TableIndex(index));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES) await runner.dropIndex(TABLE, name);
  }
}
