import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { AdminUserEntity } from './admin-user.entity.js';

/** 5 wrong passwords in a row, none of them 15 minutes apart, lock an account for 15 minutes (contract, "Edges"). */
export const SIGN_IN_LOCK = { limit: 5, ttlSeconds: 15 * 60 };

/** Counts wrong sign-ins on the account's row, so that all processes count the same ones. */
@Injectable()
export class SignInLock {
  constructor(private readonly clock: Clock) {}

  /**
   * Takes one try *before* the password is checked: so many guesses at once get no more than the limit. A right
   * password gives the tries back (`clear`). False when the account is locked.
   */
  async takeTry(db: EntityManager, userId: number): Promise<boolean> {
    const now = this.clock.now();
    const cutoff = new Date(now.getTime() - SIGN_IN_LOCK.ttlSeconds * 1000);
    const { affected } = await db
      .createQueryBuilder()
      .update(AdminUserEntity)
      .set({
        failedSignIns: () => 'CASE WHEN last_failed_at > :cutoff THEN failed_sign_ins + 1 ELSE 1 END',
        lastFailedAt: now,
      })
      .where('id = :userId AND (failed_sign_ins < :limit OR last_failed_at IS NULL OR last_failed_at <= :cutoff)')
      .setParameters({ userId, cutoff, limit: SIGN_IN_LOCK.limit })
      .execute();
    return affected === 1;
  }

  async clear(db: EntityManager, userId: number): Promise<void> {
    await db.update(AdminUserEntity, { id: userId }, { failedSignIns: 0, lastFailedAt: null });
  }

  /** Seconds until a locked account may try again. */
  secondsLeft(user: AdminUserEntity): number {
    const since = user.lastFailedAt?.getTime() ?? this.clock.now().getTime();
    const leftMs = since + SIGN_IN_LOCK.ttlSeconds * 1000 - this.clock.now().getTime();
    return Math.max(1, Math.ceil(leftMs / 1000));
  }
}
