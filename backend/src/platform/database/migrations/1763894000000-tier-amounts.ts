import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const ORDERS = 'orders';
const INDEX = { name: 'orders_by_tier_amount', columnNames: ['ticket_type', 'deleted_at', 'final_amount'] };

/** A tier's orders by the amount paid: where a million are, most of them were read for one page. */
export class TierAmounts1763894000000 implements MigrationInterface {
  name = 'TierAmounts1763894000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each statement at once: a start that was broken off has made it.
    const made = (await runner.getTable(ORDERS))?.indices.map(({ name }) => name) ?? [];
    if (!made.includes(INDEX.name)) await runner.createIndex(ORDERS, new TableIndex(INDEX));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(ORDERS, INDEX.name);
  }
}
