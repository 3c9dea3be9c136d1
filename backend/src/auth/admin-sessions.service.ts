import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { AdminSessionEntity } from './admin-session.entity.js';
import type { SignedInAdmin } from './identities.js';

/** Contract, "Admin session". */
export const SESSION_SECONDS = 12 * 60 * 60;

/** The rows behind the session cookies. */
@Injectable()
export class AdminSessions {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
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

  /** Who this session belongs to, with the role they have now; null once it was revoked, ran out or its user left. */
  async find(sessionId: string): Promise<SignedInAdmin | null> {
    // One join: `findOne` with a relation would ask twice, at every call of the gate.
    const session = await this.reader
      .select(AdminSessionEntity, 's')
      .innerJoinAndSelect('s.user', 'u')
      .where({ id: sessionId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) })
      .andWhere('u.isActive = :active', { active: true })
      .getOne();
    if (!session) return null;
    const { id, name, email, role } = session.user;
    return { id, name, email, role, sessionId };
  }

  async revoke(db: EntityManager, sessionId: string): Promise<void> {
    await db.update(AdminSessionEntity, { id: sessionId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }

  /** After a password change or reset and a deactivation: every session of the user ends at once. */
  async revokeAll(db: EntityManager, userId: number): Promise<void> {
    await db.update(AdminSessionEntity, { userId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }
}
