import { Table, type TableForeignKeyOptions } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

/** Tables around the accounts of the back office; the accounts themselves are in `auth.ts`. */
export function peopleTables(c: TableColumns): Table[] {
  return [signInTries(c), passwordLinks(c), recoveryCodes(c)];
}

function signInTries(c: TableColumns): Table {
  return new Table({
    name: 'sign_in_tries',
    columns: [c.text('email_hash', 64, { isPrimary: true }), c.int('tries'), c.time('last_try_at')],
    indices: [{ name: 'sign_in_tries_last_try_at', columnNames: ['last_try_at'] }],
  });
}

function passwordLinks(c: TableColumns): Table {
  return new Table({
    name: 'password_links',
    columns: [c.id(), c.int('user_id'), c.text('token_hash', 64), c.time('expires_at'), c.time('created_at')],
    indices: [
      { name: 'password_links_token_hash', columnNames: ['token_hash'], isUnique: true },
      { name: 'password_links_user_id', columnNames: ['user_id'], isUnique: true },
    ],
    foreignKeys: [ofUser('password_links_user')],
  });
}

function recoveryCodes(c: TableColumns): Table {
  return new Table({
    name: 'recovery_codes',
    columns: [c.id(), c.int('user_id'), c.text('code_hash', 64)],
    indices: [{ name: 'recovery_codes_user_code', columnNames: ['user_id', 'code_hash'], isUnique: true }],
    foreignKeys: [ofUser('recovery_codes_user')],
  });
}

function ofUser(name: string): TableForeignKeyOptions {
  return {
    name,
    columnNames: ['user_id'],
    referencedTableName: 'admin_users',
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'CASCADE',
  };
}
