import type { DiscountCodeData, ReferralCodeData } from '@festival/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CurrentBuyer, OptionalBuyer } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { CodeChecksService } from './code-checks.service.js';
import { ValidateDiscountDto, ValidateReferralDto } from './code.dto.js';

@Controller('api')
export class CodeChecksController {
  constructor(private readonly checks: CodeChecksService) {}

  /** 422 `Invalid referral code`, 429 after too many wrong ones. */
  @OptionalBuyer()
  @Post('referral-codes/validate')
  @HttpCode(200)
  async referral(
    @Body() { code: text }: ValidateReferralDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<ReferralCodeData> {
    const { code, panitiaName } = await this.checks.referral(text, { subject: buyer?.subject, address });
    return { referral_code: { code, panitia_name: panitiaName } };
  }

  /** 422 `Invalid discount code` when it may not be used on that amount now. */
  @OptionalBuyer()
  @Post('discount-codes/validate')
  @HttpCode(200)
  async discount(
    @Body() { code: text, amount = 0 }: ValidateDiscountDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<DiscountCodeData> {
    const { code, discountPercentage } = await this.checks.discount(text, amount, { subject: buyer?.subject, address });
    return {
      discount_code: { code, discount_percentage: discountPercentage },
      discount_percentage: discountPercentage,
    };
  }
}
