import { Injectable } from '@nestjs/common';
import type { AdminLoginRequest } from '@festival/contracts';
import { AuditService } from '../../audit/audit.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AdminSessionsService } from '../sessions/admin-sessions.service.js';
import { CredentialsService } from './credentials.service.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { deviceOf } from '../sessions/device-of.js';
import { OpenSessionsService, type SignedIn } from '../sessions/open-sessions.service.js';
import type { SignInFrom } from './sign-in-from.js';
import { SignInLockService } from '../lockout/sign-in-lock.service.js';

/** Opens and ends sessions of the back office. */
@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly transactions: Transactions,
    private readonly openSessions: OpenSessionsService,
    private readonly sessions: AdminSessionsService,
    private readonly lock: SignInLockService,
    private readonly audit: AuditService,
  ) {}

  /** `email` is normalised. Refusals: see `CredentialsService.check`. */
  async signIn({ email, password, code }: AdminLoginRequest, from: SignInFrom): Promise<SignedIn> {
    const { user, secondFactor, tries } = await this.credentials.check(email, password, code, from);
    const { address, userAgent } = from;
    return this.transactions.run(async (db) => {
      const signedIn = await this.openSessions.open(db, user, { address, device: deviceOf(userAgent) });
      await this.lock.succeeded(db, tries);
      const after = secondFactor && { second_factor: secondFactor };
      const entry = { admin: user, action: 'sign_in', resource: 'users', recordId: user.id, after, address };
      await this.audit.record(db, entry);
      return signedIn;
    });
  }

  /** Fine without a session; `everywhere` ends those on other devices too. */
  async signOut(admin: SignedInAdmin | undefined, everywhere: boolean, address: string): Promise<void> {
    if (!admin) return;
    await this.transactions.run(async (db) => {
      if (everywhere) await this.sessions.revokeAll(db, admin.id);
      else await this.sessions.revoke(db, admin.sessionId);
      const action = everywhere ? 'sign_out_everywhere' : 'sign_out';
      await this.audit.record(db, { admin, action, resource: 'users', recordId: admin.id, address });
    });
  }
}
