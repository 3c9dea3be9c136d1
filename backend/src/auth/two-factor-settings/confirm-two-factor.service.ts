import { TWO_FACTOR_TEXTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ownTries, SignInLockService } from '../lockout/sign-in-lock.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import { isOnAlready } from './two-factor-setup.service.js';
import { TwoFactorSwitchService } from './two-factor-switch.service.js';

/** Turning two-factor authentication on, second half: the app's code proves that it has the secret. */
@Injectable()
export class ConfirmTwoFactorService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly lock: SignInLockService,
    private readonly codes: TwoFactorCodesService,
    private readonly twoFactor: TwoFactorSwitchService,
    private readonly sessions: AdminSessionsService,
  ) {}

  /** The recovery codes. Other sessions end: they were opened with less. 422 on `code`, 409 when it is on already. */
  async confirm(admin: SignedInAdmin, code: string, address: string): Promise<string[]> {
    const user = await this.reader.of(AdminUserEntity).findOneByOrFail({ id: admin.id });
    if (user.twoFactorAt !== null) throw isOnAlready();
    await this.lock.takeTry(ownTries(user.id));
    if (!(await this.codes.takeFromApp(user, code))) throw fieldError('code', TWO_FACTOR_TEXTS.codeWrong);
    await this.lock.giveBack(ownTries(user.id));
    return this.transactions.run(async (db) => {
      // First the row: a sign-in that has only seen the password then waits for it, and is refused.
      const codes = await this.twoFactor.on(db, user, { admin, address });
      await this.sessions.revokeOthers(db, user.id, admin.sessionId);
      return codes;
    });
  }
}
