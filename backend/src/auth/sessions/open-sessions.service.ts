import type { CurrentUser } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AdminSessionsService, type OpenedFrom, SESSION_SECONDS } from './admin-sessions.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { type AppError, fieldError } from '../../platform/errors/app-error.js';
import { currentUserOf } from '../../platform/access/identities.js';
import { SignedTokensService } from './signed-tokens.service.js';
import { TwoFactorRequirementService } from '../two-factor/two-factor-requirement.service.js';

export interface SignedIn {
  user: CurrentUser;
  /** For the session cookie. */
  token: string;
}

/** Opens a session for somebody whose password was just seen to be right. */
@Injectable()
export class OpenSessionsService {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: AdminSessionsService,
    private readonly tokens: SignedTokensService,
    private readonly twoFactor: TwoFactorRequirementService,
  ) {}

  /** 422 when the account was changed since: a session must not outlive a password that was replaced meanwhile. */
  async open(db: EntityManager, user: AdminUserEntity, from: OpenedFrom): Promise<SignedIn> {
    const { id, passwordHash, role, twoFactorAt } = user;
    const same = { id, passwordHash: passwordHash ?? IsNull(), role, twoFactorAt: twoFactorAt ?? IsNull() };
    const stillSo = { ...same, isActive: true };
    const { affected } = await db.update(AdminUserEntity, stillSo, { lastSignInAt: this.clock.now() });
    if (affected !== 1) throw wrongCredentials();
    const sessionId = await this.sessions.open(db, id, from);
    const token = this.tokens.issue('admin-session', String(id), SESSION_SECONDS, { jti: sessionId });
    return { user: currentUserOf(user, await this.twoFactor.isMissingIn(db, user)), token };
  }
}

export function wrongCredentials(): AppError {
  return fieldError('email', 'Email or password is incorrect.');
}
