import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

export function authTables(c: TableColumns): Table[] {
  return [adminUsers(c), adminSessions(c), auditLog(c)];
}

function adminUsers(c: TableColumns): Table {
  return new Table({
    name: 'admin_users',
    columns: [
      c.id(),
      c.text('name'),
      c.text('email'),
      c.text('password_hash', 255, { isNullable: true }),
      c.text('role', 20),
      c.flag('is_active'),
      c.time('last_sign_in_at', { isNullable: true }),
      c.text('totp_secret', 255, { isNullable: true }),
      c.int('totp_last_step', { isNullable: true }),
      c.time('two_factor_at', { isNullable: true }),
      c.time('created_at'),
      c.time('updated_at'),
    ],
    indices: [{ name: 'admin_users_email', columnNames: ['email'], isUnique: true }],
  });
}

function adminSessions(c: TableColumns): Table {
  return new Table({
    name: 'admin_sessions',
    columns: [
      c.text('id', 36, { isPrimary: true }),
      c.int('user_id'),
      c.text('address', 45),
      c.time('created_at'),
      c.time('expires_at'),
      c.time('revoked_at', { isNullable: true }),
    ],
    indices: [
      { name: 'admin_sessions_user_id', columnNames: ['user_id'] },
      { name: 'admin_sessions_expires_at', columnNames: ['expires_at'] },
    ],
    foreignKeys: [
      {
        name: 'admin_sessions_user',
        columnNames: ['user_id'],
        referencedTableName: 'admin_users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'CASCADE',
      },
    ],
  });
}

function auditLog(c: TableColumns): Table {
  return new Table({
    name: 'audit_log',
    columns: [
      c.id(),
      c.int('admin_id', { isNullable: true }),
      c.text('admin_email', 190, { isNullable: true }),
      c.text('action', 64),
      c.text('resource', 64),
      c.text('record_id', 64, { isNullable: true }),
      c.json('before', { isNullable: true }),
      c.json('after', { isNullable: true }),
      c.text('address', 45, { isNullable: true }),
      c.time('created_at'),
    ],
    indices: [
      { name: 'audit_log_created_at', columnNames: ['created_at'] },
      { name: 'audit_log_record', columnNames: ['resource', 'record_id'] },
      { name: 'audit_log_admin_id', columnNames: ['admin_id'] },
      { name: 'audit_log_action', columnNames: ['action'] },
    ],
  });
}
