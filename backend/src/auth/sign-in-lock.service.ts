import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { tooManyRequests } from '../http/rate-limits.service.js';
import { SignInTriesEntity } from './sign-in-tries.entity.js';

/** 5 wrong passwords in a row, none of them 15 minutes apart, lock an account for 15 minutes (contract, "Edges"). */
export const SIGN_IN_LOCK = { limit: 5, ttlSeconds: 15 * 60 };

/** Counts wrong passwords and codes by address. One without an account is counted alike, so that it can't be told. */
@Injectable()
export class SignInLock {
  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Takes one try *before* the password is checked: so many guesses at once get no more than the limit. A right one
   * gives it back (`giveBack`, `clear`). 429 while the address is locked.
   */
  async takeTry(email: string): Promise<void> {
    const emailHash = hashOf(email);
    const take = () => this.transactions.run((db) => this.take(db, emailHash));
    const taken = await take().catch((error: unknown) => {
      // Somebody else's first try came in between: now there is a row to count on.
      if (isDuplicateKey(error)) return take();
      throw error;
    });
    if (!taken) throw tooManyRequests(await this.secondsLeft(emailHash));
  }

  /** For a right password where more is still asked for: earlier wrong tries stay counted. */
  async giveBack(email: string): Promise<void> {
    await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(SignInTriesEntity)
        .set({ tries: () => 'tries - 1' })
        .where('email_hash = :emailHash AND tries > 0', { emailHash: hashOf(email) })
        .execute(),
    );
  }

  async clear(db: EntityManager, email: string): Promise<void> {
    await db.delete(SignInTriesEntity, { emailHash: hashOf(email) });
  }

  private async take(db: EntityManager, emailHash: string): Promise<boolean> {
    const now = this.clock.now();
    const cutoff = new Date(now.getTime() - SIGN_IN_LOCK.ttlSeconds * 1000);
    const { affected } = await db
      .createQueryBuilder()
      .update(SignInTriesEntity)
      .set({ tries: () => 'CASE WHEN last_try_at > :cutoff THEN tries + 1 ELSE 1 END', lastTryAt: now })
      .where('email_hash = :emailHash AND (tries < :limit OR last_try_at <= :cutoff)')
      .setParameters({ emailHash, cutoff, limit: SIGN_IN_LOCK.limit })
      .execute();
    if (affected === 1) return true;
    if (await db.existsBy(SignInTriesEntity, { emailHash })) return false;
    await db.insert(SignInTriesEntity, { emailHash, tries: 1, lastTryAt: now });
    await db.delete(SignInTriesEntity, { lastTryAt: LessThanOrEqual(cutoff) });
    return true;
  }

  private async secondsLeft(emailHash: string): Promise<number> {
    const row = await this.reader.of(SignInTriesEntity).findOneBy({ emailHash });
    const now = this.clock.now().getTime();
    const leftMs = (row?.lastTryAt.getTime() ?? now) + SIGN_IN_LOCK.ttlSeconds * 1000 - now;
    return Math.max(1, Math.ceil(leftMs / 1000));
  }
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
