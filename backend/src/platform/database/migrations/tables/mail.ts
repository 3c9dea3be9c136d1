import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function mailTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'mails',
      columns: [
        c.id(),
        c.text('kind', 40),
        c.int('order_id', { isNullable: true }),
        c.text('order_number', 20, { isNullable: true }),
        c.text('to_address'),
        c.text('language', 2),
        c.json('payload'),
        c.text('status', 16),
        c.int('tries'),
        c.time('tried_at', { isNullable: true }),
        c.time('due_at'),
        c.time('claimed_until', { isNullable: true }),
        c.text('claim_token', 36, { isNullable: true }),
        c.text('message_id'),
        c.text('last_error', 500, { isNullable: true }),
        c.time('created_at'),
        c.time('sent_at', { isNullable: true }),
      ],
      indices: [
        { name: 'mails_status_due_at', columnNames: ['status', 'due_at'] },
        { name: 'mails_tried_at', columnNames: ['tried_at'] },
        { name: 'mails_order_id', columnNames: ['order_id'] },
        { name: 'mails_order_number', columnNames: ['order_number'] },
        { name: 'mails_to_address', columnNames: ['to_address'] },
        { name: 'mails_message_id', columnNames: ['message_id'], isUnique: true },
      ],
    }),
    new Table({
      name: 'mail_rates',
      columns: [c.text('name', 16, { isPrimary: true }), c.int('looks')],
    }),
  ];
}
