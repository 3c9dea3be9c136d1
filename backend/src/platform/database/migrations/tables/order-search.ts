import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function orderSearchTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'order_search_terms',
      columns: [c.text('term', 32, { isPrimary: true }), c.int('order_id', { isPrimary: true })],
    }),
    new Table({
      name: 'order_search_progress',
      columns: [c.text('name', 16, { isPrimary: true }), c.int('indexed_to'), c.int('writes')],
    }),
  ];
}
