import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { LINK_SUBJECT } from '../../platform/access/identities.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { PurchaseTokensService } from './purchase-tokens.service.js';

/** Anybody can use up the logins of another's address, so a refusal ends within a minute. */
const EMAIL_LIMIT = { limit: 30, ttlSeconds: 3_600, blockSeconds: 60 };

/** The silent login of the checkout: makes no account, only a subject that orders will belong to. */
@Injectable()
export class PurchaseLoginService {
  constructor(
    private readonly rateLimits: RateLimitsService,
    private readonly tokens: PurchaseTokensService,
  ) {}

  /**
   * A valid token in the header keeps its subject and its order, so that nobody is locked out of their own. One that a
   * mailed link gave has no subject: it gets one, and keeps the order.
   */
  async logIn(email: string, authorization: string | undefined): Promise<string> {
    await this.rateLimits.hit('purchase-login-email', email, EMAIL_LIMIT);
    const present = this.tokens.present(authorization) ?? { subject: LINK_SUBJECT };
    return this.tokens.issue(present.subject === LINK_SUBJECT ? { ...present, subject: randomUUID() } : present);
  }
}
