import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@festival/contracts';
import { AuditService } from '../audit/audit.service.js';
import { Transactions } from '../database/transactions.js';
import { addressKey, RateLimits } from '../http/rate-limits.service.js';
import { AdminSessions, SESSION_SECONDS } from './admin-sessions.service.js';
import { Credentials } from './credentials.service.js';
import type { SignedInAdmin } from './identities.js';
import { SignedTokens } from './signed-tokens.service.js';

/** Generous, since the whole committee may sit behind one address; accounts have their own lock. */
const ADDRESS_LIMIT = { limit: 200, ttlSeconds: 15 * 60 };

export interface SignedIn {
  user: CurrentUser;
  /** For the session cookie. */
  token: string;
}

/** Opens and ends sessions of the back office. */
@Injectable()
export class SignInService {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly credentials: Credentials,
    private readonly transactions: Transactions,
    private readonly sessions: AdminSessions,
    private readonly tokens: SignedTokens,
    private readonly audit: AuditService,
  ) {}

  /** `email` is normalised. Refusals: see `Credentials.check`. */
  async signIn(email: string, password: string, address: string): Promise<SignedIn> {
    await this.rateLimits.hit('sign-in', addressKey(address), ADDRESS_LIMIT);
    const { id, name, role } = await this.credentials.check(email, password);
    const user: CurrentUser = { id, name, email, role };
    const sessionId = await this.transactions.run(async (db) => {
      await this.audit.record(db, { admin: user, action: 'sign_in', resource: 'users', recordId: id, address });
      return this.sessions.open(db, id, address);
    });
    return { user, token: this.tokens.issue('admin-session', String(id), SESSION_SECONDS, sessionId) };
  }

  /** Fine without a session. */
  async signOut(admin: SignedInAdmin | undefined, address: string): Promise<void> {
    if (!admin) return;
    await this.transactions.run(async (db) => {
      await this.sessions.revoke(db, admin.sessionId);
      await this.audit.record(db, { admin, action: 'sign_out', resource: 'users', recordId: admin.id, address });
    });
  }
}
