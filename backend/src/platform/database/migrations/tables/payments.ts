import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function paymentTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'payment_attempts',
      columns: [
        c.id(),
        c.int('order_id'),
        c.int('number'),
        c.text('provider_order_id', 50),
        c.int('gross_amount'),
        c.text('token', 64, { isNullable: true }),
        c.text('redirect_url', 500, { isNullable: true }),
        c.text('opening_by', 36, { isNullable: true }),
        c.time('opening_until', { isNullable: true }),
        c.time('closed_at', { isNullable: true }),
        c.flag('is_final'),
        c.time('due_at'),
        c.int('asks'),
        c.time('asked_at', { isNullable: true }),
        c.int('claim_number'),
        c.time('claimed_until', { isNullable: true }),
        c.time('created_at'),
      ],
      indices: [
        { name: 'payment_attempts_provider_order_id', columnNames: ['provider_order_id'], isUnique: true },
        { name: 'payment_attempts_order_number', columnNames: ['order_id', 'number'], isUnique: true },
        { name: 'payment_attempts_due', columnNames: ['is_final', 'due_at'] },
      ],
    }),
    new Table({
      name: 'payment_transactions',
      columns: [
        c.id(),
        c.int('attempt_id'),
        c.text('transaction_id', 64),
        c.text('payment_type', 32),
        c.int('gross_amount'),
        c.text('status', 20),
        c.text('fraud_status', 20, { isNullable: true }),
        c.time('settled_at', { isNullable: true }),
        c.time('transaction_at'),
        c.json('raw'),
        c.time('first_seen_at'),
        c.time('updated_at'),
      ],
      indices: [
        { name: 'payment_transactions_transaction_id', columnNames: ['transaction_id'], isUnique: true },
        { name: 'payment_transactions_attempt_id', columnNames: ['attempt_id'] },
      ],
    }),
    new Table({
      name: 'payment_notifications',
      columns: [
        c.id(),
        c.int('attempt_id'),
        c.text('transaction_id', 64),
        c.text('transaction_status', 20),
        c.longText('raw'),
        c.text('outcome', 20),
        c.time('received_at'),
        c.time('handled_at', { isNullable: true }),
      ],
      indices: [{ name: 'payment_notifications_attempt_id', columnNames: ['attempt_id'] }],
    }),
  ];
}
