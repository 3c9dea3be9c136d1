import type { AdminSession } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { AdminSessionEntity } from './admin-session.entity.js';
import { AdminSessionsService } from './admin-sessions.service.js';

/** The open sessions of one person, to be looked at and ended one by one. */
@Injectable()
export class SessionListService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly audit: AuditService,
  ) {}

  /** The newest first. `currentId`: the session that asks. Throws 404 for an account that there isn't. */
  async of(userId: number, currentId: string): Promise<AdminSession[]> {
    if (!(await this.reader.of(AdminUserEntity).existsBy({ id: userId }))) {
      throw new AppError('NOT_FOUND', 'Account not found.');
    }
    const open = { userId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const rows = await this.reader
      .of(AdminSessionEntity)
      .find({ where: open, order: { createdAt: 'DESC', id: 'ASC' } });
    return rows.map((row) => toSession(row, currentId));
  }

  /** Its next call is 401. Throws 404 when that person has no such session, or it has ended already. */
  async end(userId: number, sessionId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (db) => {
      const session = await db.findOneBy(AdminSessionEntity, { id: sessionId, userId });
      const isOpen = session && session.expiresAt > this.clock.now();
      if (!isOpen || !(await this.sessions.revoke(db, sessionId))) {
        throw new AppError('NOT_FOUND', 'This session has ended already.');
      }
      const before = { device: session.device, address: session.address, opened_at: session.createdAt };
      const entry = { action: 'end_session', resource: 'users', recordId: userId, before };
      await this.audit.record(db, { ...actor, ...entry });
    });
  }
}

function toSession(row: AdminSessionEntity, currentId: string): AdminSession {
  return {
    id: row.id,
    device: row.device,
    address: row.address,
    opened_at: row.createdAt.toISOString(),
    seen_at: row.seenAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    is_current: row.id === currentId,
  };
}
