import { Injectable } from '@nestjs/common';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { fieldError } from '../http/app-error.js';
import { RateLimits, tooManyRequests } from '../http/rate-limits.service.js';
import { AdminUserEntity } from './admin-user.entity.js';
import { Passwords } from './passwords.service.js';
import { SIGN_IN_LOCK, SignInLock } from './sign-in-lock.service.js';

const UNKNOWN = 'sign-in-unknown';

/** Decides whether an e-mail and a password open the back office, and counts those that don't. */
@Injectable()
export class Credentials {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly rateLimits: RateLimits,
    private readonly lock: SignInLock,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The user behind `email` (normalised) and `password`; else 422 on `email`, or 429 while locked, a right password
   * included. An unknown address is answered, counted and timed like a wrong password.
   */
  async check(email: string, password: string): Promise<AdminUserEntity> {
    const user = await this.reader.of(AdminUserEntity).findOneBy({ email });
    if (!user) return this.refuseUnknown(email, password);
    if (!(await this.transactions.run((db) => this.lock.takeTry(db, user.id)))) {
      throw tooManyRequests(await this.secondsLeft(user.id));
    }
    const isRight = await this.passwords.verify(user.passwordHash, password);
    if (!isRight || !user.isActive) throw wrong();
    await this.transactions.run((db) => this.lock.clear(db, user.id));
    return user;
  }

  private async refuseUnknown(email: string, password: string): Promise<never> {
    await this.rateLimits.refuseBlocked(UNKNOWN, email, { always: true });
    await this.passwords.verifyNobody(password);
    await this.rateLimits.fail(UNKNOWN, email, SIGN_IN_LOCK, { always: true });
    throw wrong();
  }

  private async secondsLeft(userId: number): Promise<number> {
    const user = await this.reader.of(AdminUserEntity).findOneBy({ id: userId });
    return user ? this.lock.secondsLeft(user) : SIGN_IN_LOCK.ttlSeconds;
  }
}

function wrong() {
  return fieldError('email', 'Email or password is incorrect.');
}
