import { normalizeCode } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

/** Whether a discount code may be used now on that subtotal in rupiah. */
export function isUsable(code: DiscountCodeEntity, subtotal: number, now: Date): boolean {
  return (
    code.isActive &&
    (code.validFrom === null || now >= code.validFrom) &&
    (code.validUntil === null || now < code.validUntil) &&
    (code.maxUses === null || code.uses < code.maxUses) &&
    (code.minAmount === null || subtotal >= code.minAmount)
  );
}

/** Looks referral and discount codes up. */
@Injectable()
export class CodesService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** The active referral code with that text, else null. */
  findReferral(text: string): Promise<ReferralCodeEntity | null> {
    return this.reader.of(ReferralCodeEntity).findOneBy({ code: normalizeCode(text), isActive: true });
  }

  /** The discount code with that text when it may be used on that subtotal now, else null. */
  async findDiscount(text: string, subtotal: number): Promise<DiscountCodeEntity | null> {
    const code = await this.reader.of(DiscountCodeEntity).findOneBy({ code: normalizeCode(text) });
    return code && isUsable(code, subtotal, this.clock.now()) ? code : null;
  }

  /** The ids of the codes that a request names, usable or not. */
  async idsOf(request: {
    referral_code?: string | null;
    discount_code?: string | null;
  }): Promise<{ referralCodeId: number | null; discountCodeId: number | null }> {
    const referral = normalizeCode(request.referral_code ?? '');
    const discount = normalizeCode(request.discount_code ?? '');
    const referralRow = referral && (await this.reader.of(ReferralCodeEntity).findOneBy({ code: referral }));
    const discountRow = discount && (await this.reader.of(DiscountCodeEntity).findOneBy({ code: discount }));
    return { referralCodeId: referralRow ? referralRow.id : null, discountCodeId: discountRow ? discountRow.id : null };
  }
}
