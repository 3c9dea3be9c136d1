import { type AdminAccount, ROLES } from '@festival/contracts';
import { fieldError } from '../../platform/errors/app-error.js';
import { listRules } from '../../platform/lists/list-rules.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { AdminUserEntity } from '../admin-user.entity.js';

export const ACCOUNT_LIST = listRules({
  sorts: {
    name: 'name',
    id: 'id',
    email: 'email',
    role: 'role',
    is_active: 'isActive',
    two_factor: 'twoFactorAt',
    last_sign_in_at: 'lastSignInAt',
    created_at: 'createdAt',
  },
  defaultSort: ['name', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name', 'email'] },
    is_active: { kind: 'boolean', column: 'isActive' },
    role: { kind: 'one of', of: ROLES, column: 'role' },
  },
});

export const ACCOUNT: RecordKind<AdminUserEntity, AdminAccount> = {
  entity: AdminUserEntity,
  resource: 'users',
  title: 'Account',
  toWire: (row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    is_active: row.isActive,
    is_set_up: row.passwordHash !== null,
    two_factor: row.twoFactorAt !== null,
    last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }),
  list: ACCOUNT_LIST,
  duplicate: () => fieldError('email', 'An account with this email exists already'),
};
