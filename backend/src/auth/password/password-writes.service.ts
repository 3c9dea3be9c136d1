import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { ownTries, SignInLockService } from '../lockout/sign-in-lock.service.js';
import { PasswordLinkEntity } from './password-link.entity.js';

/** Everything that goes with a new password: old sessions, links and wrong tries are over. */
@Injectable()
export class PasswordWritesService {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly lock: SignInLockService,
  ) {}

  /** Guarded by the password that `user` had when it was read: of two changes at once the second gets false. */
  async replace(
    db: EntityManager,
    user: AdminUserEntity,
    passwordHash: string,
    by: 'owner' | 'link',
  ): Promise<boolean> {
    const asRead = { id: user.id, isActive: true, passwordHash: user.passwordHash ?? IsNull() };
    const updatedAt = this.clock.now();
    const setAt = by === 'link' ? { passwordSetAt: updatedAt } : {};
    const { affected } = await db.update(AdminUserEntity, asRead, { passwordHash, ...setAt, updatedAt });
    if (affected !== 1) return false;
    await this.sessions.revokeAll(db, user.id);
    await db.delete(PasswordLinkEntity, { userId: user.id });
    for (const key of [{ who: user.email }, ownTries(user.id)]) await this.lock.clear(db, key);
    return true;
  }
}
