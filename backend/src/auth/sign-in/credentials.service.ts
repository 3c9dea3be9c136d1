import { TWO_FACTOR_TEXTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { type AppError, fieldError } from '../../platform/errors/app-error.js';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { wrongCredentials } from '../sessions/open-sessions.service.js';
import { PasswordsService } from '../password/passwords.service.js';
import { type SignInFrom, triesOf } from './sign-in-from.js';
import { type OwnAndWider, SignInLockService } from '../lockout/sign-in-lock.service.js';
import { TwoFactorCodesService, type SecondFactor } from '../two-factor/two-factor-codes.service.js';

const ADDRESS = 'sign-in-address';
/** Wrong sign-ins from one place; generous, since the whole committee may sit behind one address. */
const ADDRESS_LIMIT = { limit: 100, ttlSeconds: 15 * 60 };
const ALWAYS = { always: true };

export interface Proven {
  user: AdminUserEntity;
  /** Null without two-factor authentication. */
  secondFactor: SecondFactor | null;
  /** Counted as wrong before the password was known to be right. */
  tries: OwnAndWider;
}

/** Decides whether an e-mail, a password and a code open the back office, and counts those that don't. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly reader: Reader,
    private readonly rateLimits: RateLimitsService,
    private readonly lock: SignInLockService,
    private readonly passwords: PasswordsService,
    private readonly codes: TwoFactorCodesService,
  ) {}

  /**
   * The user behind `email` (normalised), `password` and, with two-factor authentication, `code`; else 422 on `email`
   * or `code`, or 429 while the account or the place has to wait, a right password included. An unknown address is
   * answered, counted and timed like a wrong password.
   */
  async check(email: string, password: string, code: string | undefined, from: SignInFrom): Promise<Proven> {
    if (from.device === null) await this.rateLimits.refuseBlocked(ADDRESS, addressKey(from.address), ALWAYS);
    const tries = await this.lock.takeTries(triesOf(email, from));
    const user = await this.reader.of(AdminUserEntity).findOneBy({ email });
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !user.isActive) return this.refuse(from.address, wrongCredentials());
    if (user.twoFactorAt === null) return { user, secondFactor: null, tries };
    if (code === undefined) {
      for (const key of tries) await this.lock.giveBack(key);
      throw fieldError('code', TWO_FACTOR_TEXTS.codeRequired);
    }
    const secondFactor = await this.codes.take(user, code);
    if (secondFactor === null) return this.refuse(from.address, fieldError('code', TWO_FACTOR_TEXTS.codeWrong));
    return { user, secondFactor, tries };
  }

  private async refuse(address: string, error: AppError): Promise<never> {
    await this.rateLimits.fail(ADDRESS, addressKey(address), ADDRESS_LIMIT, ALWAYS);
    throw error;
  }
}
