import { Injectable } from '@nestjs/common';
import { type Buyer, LINK_SUBJECT } from '../../platform/access/identities.js';
import { buyerOf, SignedTokensService } from '../sessions/signed-tokens.service.js';

const LIFETIME_SECONDS = 24 * 60 * 60;

/** Purchase tokens: 24 h, good only for the orders placed with their subject, and for one whose link was opened. */
@Injectable()
export class PurchaseTokensService {
  constructor(private readonly tokens: SignedTokensService) {}

  issue({ subject, orderNumber: ord }: Buyer): string {
    return this.tokens.issue('purchase-token', subject, LIFETIME_SECONDS, ord === undefined ? {} : { ord });
  }

  /**
   * For the holder of a mailed link: good for that order alone. The buyer that they are in this browser already, by the
   * authorization header, stays.
   */
  issueByLink({ subject, orderNumber }: Required<Buyer>, authorization: string | undefined): string {
    const present = this.present(authorization);
    if (present?.subject === subject) return this.issue({ subject });
    return this.issue({ subject: present?.subject ?? LINK_SUBJECT, orderNumber });
  }

  /** The buyer of an authorization header's token; null without one, and when it isn't valid any more. */
  present(authorization: string | undefined): Buyer | null {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    return token === undefined ? null : this.verify(token);
  }

  /** The token's buyer, or null when it isn't valid or has run out. */
  verify(token: string): Buyer | null {
    const claims = this.tokens.read('purchase-token', token);
    return claims && buyerOf(claims);
  }
}
