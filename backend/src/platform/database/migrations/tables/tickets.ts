import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function ticketTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'ticket_types',
      columns: [
        c.id(),
        c.int('sort_order'),
        c.text('type', 64),
        c.text('header'),
        c.int('price', { isNullable: true }),
        c.text('button_text', 20),
        c.flag('is_disabled'),
        c.flag('is_available'),
        c.text('background_color', 7),
        c.int('quota', { isNullable: true }),
        c.int('sold'),
        c.time('sales_start_at', { isNullable: true }),
        c.time('sales_end_at', { isNullable: true }),
        c.text('starts_after', 64, { isNullable: true }),
        c.time('opened_at', { isNullable: true }),
        c.time('created_at'),
        c.time('updated_at'),
      ],
      indices: [
        { name: 'ticket_types_sort_order', columnNames: ['sort_order'], isUnique: true },
        { name: 'ticket_types_type', columnNames: ['type'], isUnique: true },
      ],
    }),
    new Table({
      name: 'tickets',
      columns: [
        c.id(),
        c.text('ticket_code', 20),
        c.int('order_id'),
        c.text('order_number', 20),
        c.text('ticket_type', 64),
        c.int('number'),
        c.int('quantity'),
        c.text('buyer_name'),
        c.text('buyer_email'),
        c.text('category', 20),
        c.text('status', 20),
        c.time('checked_in_at', { isNullable: true }),
        c.text('checked_in_gate', 64, { isNullable: true }),
        c.int('checked_in_by', { isNullable: true }),
        c.time('created_at'),
        c.time('deleted_at', { isNullable: true }),
      ],
      indices: [
        { name: 'tickets_ticket_code', columnNames: ['ticket_code'], isUnique: true },
        { name: 'tickets_order_id', columnNames: ['order_id'] },
        { name: 'tickets_order_number', columnNames: ['order_number'] },
        { name: 'tickets_status', columnNames: ['status', 'deleted_at', 'id'] },
      ],
    }),
    new Table({
      name: 'scans',
      columns: [
        c.id(),
        c.text('code', 64),
        c.int('ticket_id', { isNullable: true }),
        c.text('action', 10),
        c.text('result', 10),
        c.int('admin_user_id', { isNullable: true }),
        c.text('gate', 64, { isNullable: true }),
        c.text('device', 64, { isNullable: true }),
        c.time('scanned_at'),
      ],
      indices: [
        { name: 'scans_ticket_id', columnNames: ['ticket_id'] },
        { name: 'scans_scanned_at', columnNames: ['scanned_at'] },
      ],
    }),
    new Table({
      name: 'signing_keys',
      columns: [
        c.text('id', 8, { isPrimary: true }),
        c.longText('public_key'),
        c.longText('private_key'),
        c.time('created_at'),
      ],
    }),
  ];
}
