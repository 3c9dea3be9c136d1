import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function importTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'imported_rows',
      columns: [
        c.id(),
        c.text('reference'),
        c.text('fingerprint', 64),
        c.text('order_number', 20),
        c.time('created_at'),
      ],
      indices: [{ name: 'imported_rows_reference', columnNames: ['reference'], isUnique: true }],
    }),
  ];
}
