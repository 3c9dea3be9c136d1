import type { PasswordLinkOwner } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { NewPasswordsService } from './new-passwords.service.js';
import { PasswordLinksService } from './password-links.service.js';
import type { PasswordLinkEntity } from './password-link.entity.js';
import { PasswordWritesService } from './password-writes.service.js';

export const LINK_GONE = 'This link is no longer valid. Ask a Super Admin for a new one.';

/** The actions of a one-time link: read its owner, set the owner's password. */
@Injectable()
export class SetPasswordService {
  constructor(
    private readonly links: PasswordLinksService,
    private readonly newPasswords: NewPasswordsService,
    private readonly transactions: Transactions,
    private readonly writes: PasswordWritesService,
    private readonly audit: AuditService,
  ) {}

  /** 404 when the link is good no longer. */
  async owner(token: string): Promise<PasswordLinkOwner> {
    const { name, email } = (await this.link(token)).user;
    return { name, email };
  }

  /** 404 when the link is good no longer, two uses at once included; 422 on `new_password`. */
  async set(token: string, password: string, address: string): Promise<void> {
    const link = await this.link(token);
    const passwordHash = await this.newPasswords.hash(password);
    await this.transactions.run(async (db) => {
      const isSet =
        (await this.links.use(db, link)) && (await this.writes.replace(db, link.user, passwordHash, 'link'));
      if (!isSet) throw gone();
      const { user } = link;
      await this.audit.record(db, {
        admin: user,
        action: 'set_password',
        resource: 'users',
        recordId: user.id,
        address,
      });
    });
  }

  private async link(token: string): Promise<PasswordLinkEntity> {
    const link = await this.links.find(token);
    if (!link) throw gone();
    return link;
  }
}

function gone(): AppError {
  return new AppError('NOT_FOUND', LINK_GONE);
}
