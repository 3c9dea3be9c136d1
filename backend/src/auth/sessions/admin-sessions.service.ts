import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { clockedLru, type Entries } from '../../platform/cache/clocked-lru.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { AdminSessionEntity } from './admin-session.entity.js';
import { currentUserOf, type SignedInAdmin } from '../../platform/access/identities.js';
import { TwoFactorRequirementService } from '../two-factor/two-factor-requirement.service.js';

export const SESSION_SECONDS = 12 * 60 * 60;
/** How exactly it is known when a session was last seen: one write a session and minute. */
const SEEN_EVERY_MS = 60_000;
const SESSIONS_IN_MEMORY = 1_000;

/** Where a session is opened. */
export interface OpenedFrom {
  address: string;
  device: string | null;
}

/** The rows behind the session cookies. */
@Injectable()
export class AdminSessionsService {
  private readonly logger = new Logger(AdminSessionsService.name);
  /** Those whose call was noted within the last minute. */
  private readonly noted: () => Entries<true>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly twoFactor: TwoFactorRequirementService,
  ) {
    this.noted = clockedLru(clock, { max: SESSIONS_IN_MEMORY, maxAgeMs: SEEN_EVERY_MS });
  }

  /** Opens a session and forgets those that ran out; returns its id. */
  async open(db: EntityManager, userId: number, { address, device }: OpenedFrom): Promise<string> {
    const now = this.clock.now();
    const session = {
      id: randomUUID(),
      userId,
      address,
      device,
      createdAt: now,
      seenAt: null,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      revokedAt: null,
    };
    await db.delete(AdminSessionEntity, { expiresAt: LessThanOrEqual(now) });
    await db.insert(AdminSessionEntity, session);
    return session.id;
  }

  /** The session's admin with the present role; null when the session was revoked or expired, or the account ended. */
  async find(sessionId: string): Promise<SignedInAdmin | null> {
    // One join: `findOne` with a relation would query twice, at every call of the gate.
    const session = await this.reader
      .select(AdminSessionEntity, 's')
      .innerJoinAndSelect('s.user', 'u')
      .where({ id: sessionId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) })
      .andWhere('u.isActive = :active', { active: true })
      .getOne();
    if (!session) return null;
    // It must not wait for this, and it never fails.
    void this.noteSeen(session.id);
    return { ...currentUserOf(session.user, await this.twoFactor.isMissing(session.user)), sessionId };
  }

  /** What can't be noted now is noted a minute later: a failing database gets no further write with each call. */
  private async noteSeen(id: string): Promise<void> {
    if (this.noted().has(id)) return;
    this.noted().set(id, true);
    try {
      await this.transactions.run((db) => db.update(AdminSessionEntity, { id }, { seenAt: this.clock.now() }));
    } catch (error) {
      this.logger.warn(`a session's call was not noted: ${describeError(error)}`);
    }
  }

  /** False when it had ended before. */
  async revoke(db: EntityManager, sessionId: string): Promise<boolean> {
    const open = { id: sessionId, revokedAt: IsNull() };
    return (await db.update(AdminSessionEntity, open, { revokedAt: this.clock.now() })).affected === 1;
  }

  /** After a change of password, role or state: every session of the user ends at once. */
  async revokeAll(db: EntityManager, userId: number): Promise<void> {
    await db.update(AdminSessionEntity, { userId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /** Every other session of the user than this one. */
  async revokeOthers(db: EntityManager, userId: number, sessionId: string): Promise<void> {
    const others = { userId, id: Not(sessionId), revokedAt: IsNull() };
    await db.update(AdminSessionEntity, others, { revokedAt: this.clock.now() });
  }
}
