import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { AdminSessionEntity } from './admin-session.entity.js';
import { currentUserOf, type SignedInAdmin } from '../../platform/access/identities.js';
import { TwoFactorRequirementService } from '../two-factor/two-factor-requirement.service.js';

export const SESSION_SECONDS = 12 * 60 * 60;

/** The rows behind the session cookies. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
    private readonly twoFactor: TwoFactorRequirementService,
  ) {}

  /** Opens a session and forgets those that ran out; returns its id. */
  async open(db: EntityManager, userId: number, address: string): Promise<string> {
    const now = this.clock.now();
    const session = {
      id: randomUUID(),
      userId,
      address,
      createdAt: now,
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
    return { ...currentUserOf(session.user, await this.twoFactor.isMissing(session.user)), sessionId };
  }

  async revoke(db: EntityManager, sessionId: string): Promise<void> {
    await db.update(AdminSessionEntity, { id: sessionId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
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
