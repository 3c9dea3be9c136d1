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

const BY_SUBJECT = { name: 'wrong-code-subject', limit: 10, ttlSeconds: 600 };
// A campus or a mobile network is one address to us, so a refusal by address ends within a minute.
const BY_ADDRESS = { name: 'wrong-code-address', limit: 200, ttlSeconds: 60 };

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

  /**
   * A buyer's guess is counted before the look, so that parallel ones get no more than the limit, and a right one is
   * given back. An address counts wrong ones only, after the look: a campus sends hundreds of right ones at once.
   */
  private async guard<T>({ subject, address }: CodeGuesser, find: () => Promise<T | null>): Promise<T | null> {
    const addressed = addressKey(address);
    await this.limits.refuseBlocked(BY_ADDRESS.name, addressed);
    const found = subject === undefined ? await find() : await this.counted(subject, find);
    if (found === null) await this.limits.hit(BY_ADDRESS.name, addressed, BY_ADDRESS);
    return found;
  }

  private async counted<T>(subject: string, find: () => Promise<T | null>): Promise<T | null> {
    await this.limits.take(BY_SUBJECT.name, subject, BY_SUBJECT);
    let isWrong = false;
    try {
      const found = await find();
      isWrong = found === null;
      return found;
    } finally {
      // A look that failed tried no code.
      if (!isWrong) await this.limits.giveBack(BY_SUBJECT.name, subject);
    }
  }
}
