import type { EntityManager } from 'typeorm';
import { AdminUserEntity } from '../admin-user.entity.js';
import { PasswordLinkEntity } from '../password/password-link.entity.js';
import { AdminSessionEntity } from '../sessions/admin-session.entity.js';
import { RecoveryCodeEntity } from '../two-factor/recovery-code.entity.js';

/** Takes the person out of an account that was deactivated. The account stays: changes and scans name it by its number. */
export async function eraseAccount(db: EntityManager, id: number, email: string): Promise<boolean> {
  const erased = {
    name: 'Former member',
    email,
    passwordHash: null,
    passwordSetAt: null,
    totpSecret: null,
    totpLastStep: null,
    twoFactorAt: null,
    language: null,
  };
  const { affected } = await db.update(AdminUserEntity, { id, isActive: false }, erased);
  if (!affected) return false;
  for (const entity of [AdminSessionEntity, PasswordLinkEntity, RecoveryCodeEntity]) {
    await db.delete<{ userId: number }>(entity, { userId: id });
  }
  return true;
}
