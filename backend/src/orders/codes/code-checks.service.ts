import type { DiscountCodeData, ReferralCodeData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { CodesService } from './codes.service.js';
import { type CodeGuesser, WrongCodesService } from './wrong-codes.service.js';

/** The checkout's Apply buttons: the same look-ups as an order's, with wrong tries counted. */
@Injectable()
export class CodeChecksService {
  constructor(
    private readonly codes: CodesService,
    private readonly wrongCodes: WrongCodesService,
  ) {}

  async referral(text: string, guesser: CodeGuesser): Promise<ReferralCodeData> {
    const { code, panitiaName } = await this.check(
      () => this.codes.findReferral(text),
      'Invalid referral code',
      guesser,
    );
    return { referral_code: { code, panitia_name: panitiaName } };
  }

  async discount(text: string, amount: number, guesser: CodeGuesser): Promise<DiscountCodeData> {
    const find = () => this.codes.findDiscount(text, amount);
    const { code, discountPercentage } = await this.check(find, 'Invalid discount code', guesser);
    return {
      discount_code: { code, discount_percentage: discountPercentage },
      discount_percentage: discountPercentage,
    };
  }

  private async check<T>(find: () => Promise<T | null>, text: string, guesser: CodeGuesser): Promise<T> {
    const found = await this.wrongCodes.guard(guesser, find);
    if (found === null) throw fieldError('code', text);
    return found;
  }
}
