import type { SentPasswordLink } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { PasswordLinksService } from '../password/password-links.service.js';
import { TwoFactorSwitchService } from '../two-factor-settings/two-factor-switch.service.js';
import { ACCOUNT } from './account.kind.js';
import { assertSuperAdminRemains } from './last-super-admin.js';

/** Resets of another account's password, second factor or sessions; its sessions end. */
@Injectable()
export class AccountResetsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly links: PasswordLinksService,
    private readonly twoFactor: TwoFactorSwitchService,
    private readonly audit: AuditService,
  ) {}

  /** The old password is void at once; the link that their owner gets by mail sets a new one. 409 for oneself and for an account that isn't active. */
  async password(id: number, actor: Actor): Promise<SentPasswordLink> {
    return this.ofAnother(id, actor, async (db, user) => {
      if (!user.isActive) throw new AppError('CONFLICT', 'This account is not active. Reactivate it first.');
      await assertSuperAdminRemains(db, id);
      await db.update(
        AdminUserEntity,
        { id },
        { passwordHash: null, passwordSetAt: null, updatedAt: this.clock.now() },
      );
      await this.write(db, actor, 'reset_password', id);
      return this.links.send(db, user, user.lastSignInAt ? 'reset' : 'invitation');
    });
  }

  /** 409 for oneself and when it is off. */
  async twoFactorOff(id: number, actor: Actor): Promise<void> {
    await this.ofAnother(id, actor, (db) => this.twoFactor.off(db, id, actor, 'reset_two_factor'));
  }

  /** A concurrent sign-in isn't refused: whoever has the password may sign in again anyway. */
  async signOut(id: number, actor: Actor): Promise<void> {
    await this.ofAnother(id, actor, (db) => this.write(db, actor, 'sign_out_everywhere', id));
  }

  private async ofAnother<T>(
    id: number,
    actor: Actor,
    work: (db: EntityManager, user: AdminUserEntity) => Promise<T>,
  ): Promise<T> {
    if (id === actor.admin.id) throw new AppError('CONFLICT', 'For your own account use your own menu.');
    return this.transactions.run(async (db) => {
      const user = await db.findOneBy(AdminUserEntity, { id });
      if (!user) throw new AppError('NOT_FOUND', `${ACCOUNT.title} not found.`);
      const result = await work(db, user);
      await this.sessions.revokeAll(db, id);
      return result;
    });
  }

  private write(db: EntityManager, actor: Actor, action: string, recordId: number): Promise<void> {
    return this.audit.record(db, { ...actor, action, resource: ACCOUNT.resource, recordId });
  }
}
