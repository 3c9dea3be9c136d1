import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEXES: ReadonlyArray<readonly [table: string, index: { name: string; columnNames: string[] }]> = [
  ['orders', { name: 'orders_by_tier', columnNames: ['ticket_type', 'deleted_at', 'created_at'] }],
  ['orders', { name: 'orders_by_source', columnNames: ['source', 'deleted_at', 'created_at'] }],
  ['orders', { name: 'orders_by_gross_amount', columnNames: ['amount'] }],
  ['tickets', { name: 'tickets_by_tier', columnNames: ['ticket_type', 'status', 'deleted_at'] }],
];

/** Indexes for the lists of a tier or a source, for the sort by amount, and for the seats that a tier's open orders hold. */
export class ListFilters1763879100000 implements MigrationInterface {
  name = 'ListFilters1763879100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index] of INDEXES) {
      // MariaDB keeps each index at once: a start that was broken off has made some.
      const made = (await runner.getTable(table))?.indices.map(({ name }) => name) ?? [];
      if (!made.includes(index.name)) await runner.createIndex(table, new TableIndex(index));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of INDEXES) await runner.dropIndex(table, name);
  }
}
