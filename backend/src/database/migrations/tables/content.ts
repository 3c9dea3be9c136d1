import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function contentTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'guest_stars',
      columns: [
        c.id(),
        c.int('sort_order'),
        c.text('name'),
        c.text('image', 500, { isNullable: true }),
        c.text('below_image', 500, { isNullable: true }),
        c.flag('is_revealed'),
      ],
      indices: [{ name: 'guest_stars_sort_order', columnNames: ['sort_order'], isUnique: true }],
    }),
  ];
}
