import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { type PasswordLink, PasswordLinksService } from '../password/password-links.service.js';
import { RecoveryCodesService } from '../two-factor/recovery-codes.service.js';
import { ACCOUNT } from './account.kind.js';

/** The way back in for a super admin whom nobody can help from within: asked for on the server itself. */
@Injectable()
export class OperatorLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly links: PasswordLinksService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly audit: AuditService,
  ) {}

  /** Voids password, two-factor authentication and sessions; the link sets a new password. 404 for anybody else. */
  async issue(email: string): Promise<PasswordLink> {
    return this.transactions.run(async (db) => {
      const user = await db.findOneBy(AdminUserEntity, { email, role: 'super_admin', isActive: true });
      if (!user) throw new AppError('NOT_FOUND', 'No active Super Admin has this email.');
      const { id } = user;
      const twoFactorOff = { totpSecret: null, totpLastStep: null, twoFactorAt: null };
      const off = { ...twoFactorOff, passwordHash: null, passwordSetAt: null };
      await db.update(AdminUserEntity, { id }, { ...off, updatedAt: this.clock.now() });
      await this.recoveryCodes.forget(db, id);
      await this.sessions.revokeAll(db, id);
      const nobody = { admin: null, address: null };
      await this.audit.record(db, { ...nobody, action: 'reset_password', resource: ACCOUNT.resource, recordId: id });
      return this.links.issue(db, user, 'reset');
    });
  }
}
