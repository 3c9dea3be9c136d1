import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { TableColumns } from './table-columns.js';

/** Sales by the minute are read from the index alone; failed payments are found by when they were last heard of. */
const INDEXES = [
  ['orders', { name: 'orders_paid_at', columnNames: ['paid_at', 'deleted_at', 'ticket_quantity', 'final_amount'] }],
  ['payment_transactions', { name: 'payment_transactions_updated_at', columnNames: ['updated_at', 'status'] }],
] as const;

/** The processes' reports, the alerts with their news, and the indexes for the figures of the last hour. */
export class Monitoring1763872000000 implements MigrationInterface {
  name = 'Monitoring1763872000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(new TableColumns(runner.connection))) await runner.createTable(table, true);
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    for (const [table, { name, columnNames }] of INDEXES) {
      const there = (await runner.getTable(table))?.indices.some((each) => each.name === name);
      if (!there) await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of INDEXES) await runner.dropIndex(table, name);
    for (const table of ['alert_news', 'alerts', 'process_reports']) await runner.dropTable(table);
  }
}

function tables(c: TableColumns): Table[] {
  const optional = { isNullable: true };
  return [
    new Table({
      name: 'process_reports',
      columns: [
        c.text('id', 36, { isPrimary: true }),
        c.text('role', 8),
        c.time('started_at'),
        c.time('reported_at'),
        c.json('figures'),
      ],
    }),
    new Table({
      name: 'alerts',
      columns: [
        c.text('name', 40, { isPrimary: true }),
        c.text('detail', 300, optional),
        c.time('wrong_since', optional),
        c.time('right_since', optional),
        c.time('began_at', optional),
        c.time('ended_at', optional),
        c.int('quiet_seconds'),
        c.int('version'),
      ],
    }),
    new Table({
      name: 'alert_news',
      columns: [
        c.id(),
        c.text('name', 40),
        c.text('kind', 8),
        c.text('detail', 300, optional),
        c.time('at'),
        c.int('tries'),
        c.time('due_at'),
        c.text('claimed_by', 36, optional),
        c.json('told'),
        c.time('told_at', optional),
        c.flag('is_done'),
      ],
      indices: [
        { name: 'alert_news_due', columnNames: ['is_done', 'due_at'] },
        { name: 'alert_news_told_at', columnNames: ['told_at'] },
      ],
    }),
  ];
}
