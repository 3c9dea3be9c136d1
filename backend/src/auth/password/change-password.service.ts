import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { OpenedFrom } from '../sessions/admin-sessions.service.js';
import { OpenSessionsService } from '../sessions/open-sessions.service.js';
import { ReauthenticationService, wrongCurrentPassword } from './reauthentication.service.js';
import { NewPasswordsService } from './new-passwords.service.js';
import { PasswordWritesService } from './password-writes.service.js';
import type { ChangePasswordDto } from './password.dto.js';

/** Changes one's own password. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly reauthentication: ReauthenticationService,
    private readonly newPasswords: NewPasswordsService,
    private readonly transactions: Transactions,
    private readonly writes: PasswordWritesService,
    private readonly openSessions: OpenSessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Every session ends; this browser gets a new one, whose token is returned. 422 on
   * `current_password` or `new_password`, 429 after too many wrong ones.
   */
  async change(admin: SignedInAdmin, request: ChangePasswordDto, from: OpenedFrom): Promise<string> {
    const user = await this.reauthentication.check(admin, request.current_password);
    const passwordHash = await this.newPasswords.hash(request.new_password);
    return this.transactions.run(async (db) => {
      if (!(await this.writes.replace(db, user, passwordHash, 'owner'))) throw wrongCurrentPassword();
      const entry = { admin, action: 'change_password', resource: 'users', recordId: user.id, address: from.address };
      await this.audit.record(db, entry);
      return (await this.openSessions.open(db, { ...user, passwordHash }, from)).token;
    });
  }
}
