import { type EntityManager, IsNull, Not } from 'typeorm';
import { AppError } from '../../platform/http/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';

const ACTIVE_SUPER_ADMIN = { role: 'super_admin', isActive: true } as const;

/**
 * Refuses (409) that the last super admin who can sign in goes: one who never set a password is no help. To be called in the transaction that takes `userId` out: it
 * makes such changes wait for one another, so that of two that each leave the other, one is refused.
 */
export async function keepASuperAdmin(db: EntityManager, userId: number): Promise<void> {
  // Changes nothing, but locks these rows until the end; SQLite runs writing transactions one by one anyway.
  await db.update(AdminUserEntity, ACTIVE_SUPER_ADMIN, { isActive: true });
  if (!(await db.existsBy(AdminUserEntity, { ...ACTIVE_SUPER_ADMIN, id: userId }))) return;
  const another = { ...ACTIVE_SUPER_ADMIN, id: Not(userId), passwordHash: Not(IsNull()) };
  if (await db.existsBy(AdminUserEntity, another)) return;
  throw new AppError('CONFLICT', 'This is the last active Super Admin with a password. Make somebody else one first.');
}
