import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, Like, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { tooManyRequests } from '../../platform/http/limits/rate-limits.service.js';
import { SignInTriesEntity } from './sign-in-tries.entity.js';

/** After 5 wrong passwords in a row, none of them 15 minutes apart, one try each 30 s. */
export const SIGN_IN_LOCK = { limit: 5, ttlSeconds: 15 * 60, slowSeconds: 30 };

/** One count of wrong tries. */
export interface TriesKey {
  /** A normalised e-mail address for sign-ins, `ownTries` for the reauthentication of a signed-in admin. */
  who: string;
  from: string;
  /** From here on they are slowed. */
  limit: number;
}

/** The count of one address or device first. */
export type OwnAndWider = [TriesKey, ...TriesKey[]];

/** A count of its own: anybody who knows the address can use up the sign-in's. No e-mail address is without `@`. */
export function ownTries(userId: number): TriesKey {
  return { who: `admin user ${userId}`, from: 'session', limit: SIGN_IN_LOCK.limit };
}

/** Counts wrong passwords and codes. An address without an account is counted alike, so that it can't be told. */
@Injectable()
export class SignInLockService {
  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Takes a try of each, or of none, and tells those it is counted on. 429 when one has to wait. When the first is
   * slowed the wider ones aren't counted, lest one address uses them up alone, but it waits while they are used up.
   */
  async takeTries([own, ...wider]: OwnAndWider): Promise<OwnAndWider> {
    const isSlowed = (await this.takeTry(own)) > own.limit;
    const taken: OwnAndWider = [own];
    try {
      for (const key of wider) {
        if (isSlowed) await this.refuseUsedUp(key);
        else {
          await this.takeTry(key);
          taken.push(key);
        }
      }
    } catch (error) {
      for (const key of taken) await this.giveBack(key);
      throw error;
    }
    return taken;
  }

  /**
   * Takes one try *before* the password is checked: so many guesses at once get no more than the limit. A right one
   * gives it back (`giveBack`, `clear`). 429 when the next one has to wait. Tells how many there are with this one.
   */
  async takeTry(key: TriesKey): Promise<number> {
    const emailHash = hashOf(key);
    const take = () => this.transactions.run((db) => this.take(db, emailHash, key.limit));
    const taken = await take().catch((error: unknown) => {
      // Somebody else's first try came in between: now there is a row to count on.
      if (isDuplicateKey(error)) return take();
      throw error;
    });
    if (taken === null) throw tooManyRequests('sign_in', await this.secondsLeft(emailHash));
    return taken;
  }

  /** For a right password where more is still asked for: earlier wrong tries stay counted. */
  async giveBack(key: TriesKey): Promise<void> {
    const { limit } = key;
    // The time first: MariaDB reads `tries` as it has set it.
    const before = {
      lastTryAt: () => 'CASE WHEN tries > :limit THEN :free ELSE last_try_at END',
      tries: () => 'tries - 1',
    };
    await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(SignInTriesEntity)
        .set(before)
        .where('email_hash = :emailHash AND tries > 0')
        .setParameters({ emailHash: hashOf(key), limit, free: this.ago(SIGN_IN_LOCK.slowSeconds) })
        .execute(),
    );
  }

  /** Forgets the wrong tries of the first of these; the wider ones only lose the present, right one. */
  async succeeded(db: EntityManager, [own, ...wider]: OwnAndWider): Promise<void> {
    await db.delete(SignInTriesEntity, { emailHash: hashOf(own) });
    for (const key of wider) await this.giveBack(key);
  }

  /** Deletes all wrong tries of an account or a signed-in admin, from every address and device. */
  async clear(db: EntityManager, { who }: Pick<TriesKey, 'who'>): Promise<void> {
    await db.delete(SignInTriesEntity, { emailHash: Like(`${half(who)}%`) });
  }

  private async take(db: EntityManager, emailHash: string, limit: number): Promise<number | null> {
    const now = this.clock.now();
    const { ttlSeconds, slowSeconds } = SIGN_IN_LOCK;
    const [cutoff, free] = [this.ago(ttlSeconds), this.ago(slowSeconds)];
    const { affected } = await db
      .createQueryBuilder()
      .update(SignInTriesEntity)
      .set({ tries: () => 'CASE WHEN last_try_at > :cutoff THEN tries + 1 ELSE 1 END', lastTryAt: now })
      .where('email_hash = :emailHash AND (tries < :limit OR last_try_at <= :free)')
      .setParameters({ emailHash, cutoff, free, limit })
      .execute();
    const row = await db.findOneBy(SignInTriesEntity, { emailHash });
    if (row && affected === 1) return row.tries;
    if (row && row.tries >= limit && row.lastTryAt > free) return null;
    // Inserted or given back by another sign-in since the update.
    if (row) return this.take(db, emailHash, limit);
    await db.insert(SignInTriesEntity, { emailHash, tries: 1, lastTryAt: now });
    await db.delete(SignInTriesEntity, { lastTryAt: LessThanOrEqual(cutoff) });
    return 1;
  }

  private async refuseUsedUp({ limit, ...key }: TriesKey): Promise<void> {
    const lastTryAt = MoreThan(this.ago(SIGN_IN_LOCK.ttlSeconds));
    const usedUp = { emailHash: hashOf(key), tries: MoreThanOrEqual(limit), lastTryAt };
    if (await this.reader.of(SignInTriesEntity).existsBy(usedUp))
      throw tooManyRequests('sign_in', SIGN_IN_LOCK.slowSeconds);
  }

  private async secondsLeft(emailHash: string): Promise<number> {
    const row = await this.reader.of(SignInTriesEntity).findOneBy({ emailHash });
    const now = this.clock.now().getTime();
    const leftMs = (row?.lastTryAt.getTime() ?? now) + SIGN_IN_LOCK.slowSeconds * 1000 - now;
    return Math.max(1, Math.ceil(leftMs / 1000));
  }

  private ago(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1000);
  }
}

function hashOf({ who, from }: Omit<TriesKey, 'limit'>): string {
  return half(who) + half(from);
}

/** The account's half comes first, so that all of its counts can be found. */
function half(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
