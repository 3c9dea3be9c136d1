import type { AdminAccount, CreatedAdminAccount } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { laterThan } from '../../platform/clock/later-than.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { versionConflict, assertVersion } from '../../platform/records/version.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { PasswordLinkEntity } from '../password/password-link.entity.js';
import { PasswordLinksService } from '../password/password-links.service.js';
import type { AccountDto, AccountUpdateDto } from './account.dto.js';
import { ACCOUNT } from './account.kind.js';
import { assertSuperAdminRemains } from './last-super-admin.js';

const SUBJECT = 'This account was';

/** Accounts of the back office. They are never deleted: the audit log and the scans name them. */
@Injectable()
export class AccountsService {
  private readonly records: AuditedRecords<AdminUserEntity, AdminAccount>;

  constructor(
    records: RecordsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly links: PasswordLinksService,
  ) {
    this.records = records.of(ACCOUNT);
  }

  listPage(request: ListRequest): Promise<ListPage<AdminAccount>> {
    return this.records.listPage(request);
  }

  one(id: number): Promise<AdminAccount> {
    return this.records.one(id);
  }

  /** The account, whose owner gets a link to set the first password by mail. 422 on `email` when there is one already. */
  async create({ name, email, role }: AccountDto, actor: Actor): Promise<CreatedAdminAccount> {
    return this.transactions.run(async (db) => {
      const account = await this.records.create(actor, () => this.newRow(name, email, role));
      const user = await db.findOneByOrFail(AdminUserEntity, { id: account.id });
      return { ...account, password_link: await this.links.send(db, user, 'invitation') };
    });
  }

  /**
   * Ends the person's sessions when role or state change. 409 for the last active super admin, for deactivating
   * oneself, and when somebody else was faster.
   */
  async update(
    id: number,
    { name, role, is_active, updated_at }: AccountUpdateDto,
    actor: Actor,
  ): Promise<AdminAccount> {
    if (is_active === false && id === actor.admin.id) throw notOneself();
    return this.records.update(id, actor, async (read, db) => {
      const isActive = is_active ?? read.isActive;
      if (role !== 'super_admin' || !isActive) await assertSuperAdminRemains(db, id);
      const updatedAt = await this.claim(db, read, updated_at);
      if (role !== read.role || isActive !== read.isActive) await this.sessions.revokeAll(db, id);
      if (!isActive) await db.delete(PasswordLinkEntity, { userId: id });
      return { name, role, isActive, updatedAt };
    });
  }

  /** Locks the row as it was read, before its sessions end: a sign-in meanwhile waits, and then sees the change. */
  private async claim(db: EntityManager, read: AdminUserEntity, version: string | undefined): Promise<Date> {
    const { id, name, role, isActive } = read;
    assertVersion(SUBJECT, read.updatedAt.toISOString(), version);
    const updatedAt = laterThan(read.updatedAt, this.clock.now());
    const asRead = { id, name, role, isActive, updatedAt: read.updatedAt };
    const { affected } = await db.update(AdminUserEntity, asRead, { updatedAt });
    if (affected !== 1) throw versionConflict(SUBJECT);
    return updatedAt;
  }

  private newRow(name: string, email: string, role: AdminUserEntity['role']) {
    const now = this.clock.now();
    const unused = {
      passwordHash: null,
      passwordSetAt: null,
      lastSignInAt: null,
      totpSecret: null,
      totpLastStep: null,
      twoFactorAt: null,
      language: null,
    };
    return { name, email, role, isActive: true, ...unused, createdAt: now, updatedAt: now };
  }
}

function notOneself(): AppError {
  return new AppError('CONFLICT', 'You cannot deactivate your own account.');
}
