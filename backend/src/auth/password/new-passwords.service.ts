import { Injectable } from '@nestjs/common';
import { fieldError } from '../../platform/errors/app-error.js';
import { PasswordsService } from './passwords.service.js';
import { BreachedPasswords } from '../password-strength/pwned-passwords.js';
import { isCommonPassword } from '../password-strength/common-passwords.js';

const KNOWN = 'This password was found in known data breaches. Please choose another one.';

/** The last checks of a new password whose strength was looked at already (`new-password.rules.ts`). */
@Injectable()
export class NewPasswordsService {
  constructor(
    private readonly breached: BreachedPasswords,
    private readonly passwords: PasswordsService,
  ) {}

  /** Its hash; 422 on `new_password` when attackers know it. Asks the network, so never inside a transaction. */
  async hash(password: string): Promise<string> {
    const isKnown = (await isCommonPassword(password)) || (await this.breached.has(password));
    if (isKnown) throw fieldError('new_password', KNOWN);
    return this.passwords.hash(password);
  }
}
