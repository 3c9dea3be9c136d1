import { type EntityManager, IsNull, Not } from 'typeorm';
import { holdRows } from '../../platform/database/lock-rows.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';

const ACTIVE_SUPER_ADMIN = { role: 'super_admin', isActive: true } as const;

/**
 * 409 unless another active super admin with a password remains without `userId`. It locks these rows in the caller's
 * transaction, so that of two admins who remove each other at once, one is refused.
 */
export async function assertSuperAdminRemains(db: EntityManager, userId: number): Promise<void> {
  await holdRows(db, AdminUserEntity, ACTIVE_SUPER_ADMIN);
  if (!(await db.existsBy(AdminUserEntity, { ...ACTIVE_SUPER_ADMIN, id: userId }))) return;
  const another = { ...ACTIVE_SUPER_ADMIN, id: Not(userId), passwordHash: Not(IsNull()) };
  if (await db.existsBy(AdminUserEntity, another)) return;
  throw new AppError('CONFLICT', 'This is the last active Super Admin with a password. Make somebody else one first.');
}
