import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function platformTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'settings',
      columns: [c.text('key', 64, { isPrimary: true }), c.json('value'), c.time('updated_at')],
    }),
    new Table({
      name: 'leases',
      columns: [c.text('name', 64, { isPrimary: true }), c.text('holder', 64), c.int('token'), c.time('expires_at')],
    }),
  ];
}
