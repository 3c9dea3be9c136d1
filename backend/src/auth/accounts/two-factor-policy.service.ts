import type { TwoFactorPolicy } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { TWO_FACTOR_ROLES } from '../two-factor/two-factor-requirement.service.js';

/** Whether super admins and finance must have two-factor authentication. */
@Injectable()
export class TwoFactorPolicyService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly sessions: AdminSessionsService,
    private readonly audit: AuditService,
  ) {}

  get(): Promise<TwoFactorPolicy> {
    return this.settings.get('two_factor');
  }

  /**
   * Turning it on ends the sessions of admins without a second factor, so that they set it up at the next sign-in;
   * `AccessGuard` checks the others at each call. 409 when the actor has no second factor.
   */
  async set({ required }: TwoFactorPolicy, actor: Actor): Promise<TwoFactorPolicy> {
    const without = { role: In([...TWO_FACTOR_ROLES]), twoFactorAt: IsNull() };
    if (required && (await this.reader.of(AdminUserEntity).existsBy({ ...without, id: actor.admin.id }))) {
      throw new AppError('CONFLICT', 'Turn two-factor authentication on for your own account first.');
    }
    return this.transactions.run(async (db) => {
      const before = await this.settings.fromDatabase(db, 'two_factor');
      const after = { required };
      await this.settings.set(db, 'two_factor', after);
      const left = required ? await db.find(AdminUserEntity, { select: { id: true }, where: without }) : [];
      for (const { id } of left) await this.sessions.revokeAll(db, id);
      const entry = { action: 'update', resource: 'settings', recordId: 'two_factor', before, after };
      await this.audit.record(db, { ...actor, ...entry });
      return after;
    });
  }
}
