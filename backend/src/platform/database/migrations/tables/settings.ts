import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function settingsTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'settings',
      columns: [c.text('key', 64, { isPrimary: true }), c.json('value'), c.time('updated_at')],
    }),
  ];
}
