import { type KeyProof, TWO_FACTOR_TEXTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type AppError, fieldError } from '../../platform/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { PasswordsService } from './passwords.service.js';
import { ownTries, SignInLockService } from '../lockout/sign-in-lock.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';

export const WRONG_CURRENT_PASSWORD = 'Current password is incorrect';

/** Checks the password again before a change that a stolen session must not make. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly reader: Reader,
    private readonly lock: SignInLockService,
    private readonly passwords: PasswordsService,
    private readonly codes: TwoFactorCodesService,
  ) {}

  /**
   * Their row as it is now. 422 on `current_password` or on `code` (looked at when it is given), 429 after too many
   * wrong ones.
   */
  async check(admin: SignedInAdmin, password: string, code?: string): Promise<AdminUserEntity> {
    await this.lock.takeTry(ownTries(admin.id));
    const user = await this.reader.of(AdminUserEntity).findOneByOrFail({ id: admin.id });
    if (!(await this.passwords.verify(user.passwordHash, password))) {
      throw wrongCurrentPassword();
    }
    if (code !== undefined && (await this.codes.take(user, code)) === null) {
      throw fieldError('code', TWO_FACTOR_TEXTS.codeWrong);
    }
    await this.lock.giveBack(ownTries(admin.id));
    return user;
  }

  /** The same, and whoever has two-factor authentication must give a code. 422 on `code` without one. */
  async checkFully(admin: SignedInAdmin, { current_password, code }: KeyProof): Promise<void> {
    const { twoFactorAt } = await this.reader.of(AdminUserEntity).findOneByOrFail({ id: admin.id });
    if (twoFactorAt !== null && !code) throw fieldError('code', TWO_FACTOR_TEXTS.codeRequired);
    await this.check(admin, current_password, twoFactorAt === null ? undefined : code);
  }
}

export function wrongCurrentPassword(): AppError {
  return fieldError('current_password', WRONG_CURRENT_PASSWORD);
}
