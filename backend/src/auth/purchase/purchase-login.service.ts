import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { PurchaseTokensService } from './purchase-tokens.service.js';

const EMAIL_LIMIT = { limit: 30, ttlSeconds: 3_600 };

/** The silent login of the checkout: makes no account, only a subject that orders will belong to. */
@Injectable()
export class PurchaseLoginService {
  constructor(
    private readonly rateLimits: RateLimitsService,
    private readonly tokens: PurchaseTokensService,
  ) {}

  /** A valid `presentToken` keeps its subject, so that nobody is locked out of their own order. */
  async logIn(email: string, presentToken: string | null): Promise<string> {
    await this.rateLimits.hit('purchase-login-email', email, EMAIL_LIMIT);
    const present = presentToken === null ? null : this.tokens.verify(presentToken);
    return this.tokens.issue(present?.subject ?? randomUUID());
  }
}
