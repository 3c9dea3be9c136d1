import type { DiscountCodeData, ReferralCodeData } from '@festival/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CurrentBuyer, OptionalBuyer } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { CodeChecksService } from './code-checks.service.js';
import { ValidateDiscountDto, ValidateReferralDto } from '../open-orders/open-orders.dto.js';

@Controller('api')
export class CodeChecksController {
  constructor(private readonly checks: CodeChecksService) {}

  /** 422 `Invalid referral code`; wrong tries are counted and slow down. */
  @OptionalBuyer()
  @Post('referral-codes/validate')
  @HttpCode(200)
  referral(
    @Body() { code }: ValidateReferralDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<ReferralCodeData> {
    return this.checks.referral(code, { subject: buyer?.subject, address });
  }

  /** 422 `Invalid discount code` when it may not be used on that amount now. */
  @OptionalBuyer()
  @Post('discount-codes/validate')
  @HttpCode(200)
  discount(
    @Body() { code, amount }: ValidateDiscountDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<DiscountCodeData> {
    return this.checks.discount(code, amount ?? 0, { subject: buyer?.subject, address });
  }
}
