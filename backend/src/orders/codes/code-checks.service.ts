import { Injectable } from '@nestjs/common';
import { fieldError } from '../../platform/errors/app-error.js';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { CodesService } from './codes.service.js';
import type { DiscountCodeEntity } from './discount-code.entity.js';
import type { ReferralCodeEntity } from './referral-code.entity.js';

/** The one who tries codes: a purchase subject when there is one, and always an address. */
export interface CodeGuesser {
  subject?: string;
  address: string;
}

const WINDOW_SECONDS = 600;
const BY_SUBJECT = { limit: 10, ttlSeconds: WINDOW_SECONDS };
// A campus or a mobile network is one address to us.
const BY_ADDRESS = { limit: 200, ttlSeconds: WINDOW_SECONDS };

/** Looks codes up for buyers. Wrong codes are counted, so that none is found by trying; right ones are not. */
@Injectable()
export class CodeChecksService {
  constructor(
    private readonly codes: CodesService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Throws 422 on `field` when there is no such code, 429 after too many wrong ones. */
  async referral(text: string, guesser: CodeGuesser, field = 'code'): Promise<ReferralCodeEntity> {
    const found = await this.guard(guesser, () => this.codes.findReferral(text));
    if (found === null) throw fieldError(field, 'Invalid referral code');
    return found;
  }

  /** `subtotal` in rupiah. Throws as above, also when the code may not be used on that subtotal now. */
  async discount(text: string, subtotal: number, guesser: CodeGuesser, field = 'code'): Promise<DiscountCodeEntity> {
    const found = await this.guard(guesser, () => this.codes.findDiscount(text, subtotal));
    if (found === null) throw fieldError(field, 'Invalid discount code');
    return found;
  }

  private async guard<T>({ subject, address }: CodeGuesser, find: () => Promise<T | null>): Promise<T | null> {
    if (subject !== undefined) await this.limits.refuseBlocked('wrong-code-subject', subject);
    await this.limits.refuseBlocked('wrong-code-address', addressKey(address));
    const found = await find();
    if (found !== null) return found;
    if (subject !== undefined) await this.limits.fail('wrong-code-subject', subject, BY_SUBJECT);
    await this.limits.fail('wrong-code-address', addressKey(address), BY_ADDRESS);
    return null;
  }
}
