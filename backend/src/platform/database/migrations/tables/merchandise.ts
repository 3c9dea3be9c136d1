import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function merchandiseTables(c: TableColumns): Table[] {
  const sold = () => [
    c.id(),
    c.int('sort_order'),
    c.text('name'),
    c.text('price', 64),
    c.text('image', 500, { isNullable: true }),
    c.text('link', 500, { isNullable: true }),
    c.flag('is_active'),
  ];
  return [
    new Table({ name: 'merchandise_items', columns: [...sold(), c.text('art', 20, { isNullable: true })] }),
    new Table({ name: 'merchandise_bundles', columns: [...sold(), c.text('contents', 500)] }),
  ];
}
