import { Injectable } from '@nestjs/common';
import { SignedTokensService } from '../sessions/signed-tokens.service.js';

const LIFETIME_SECONDS = 24 * 60 * 60;

/** Purchase tokens: 24 h, good only for the orders placed with their subject. */
@Injectable()
export class PurchaseTokensService {
  constructor(private readonly tokens: SignedTokensService) {}

  issue(subject: string): string {
    return this.tokens.issue('purchase-token', subject, LIFETIME_SECONDS);
  }

  /** The token's subject, or null when it isn't valid or has run out. */
  verify(token: string): { subject: string } | null {
    const claims = this.tokens.read('purchase-token', token);
    return claims && { subject: claims.sub };
  }
}
