import type { DiscountCodeData, ReferralCodeData } from '@festival/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { BehindWaitingRoom, CurrentBuyer, OptionalBuyer } from '../../platform/access/access.decorators.js';
import { type Buyer, LINK_SUBJECT } from '../../platform/access/identities.js';
import { type CodeGuesser, CodeChecksService } from './code-checks.service.js';
import { ValidateDiscountDto, ValidateReferralDto } from './code.dto.js';

/** Codes as buyers try them before they order. Too many wrong ones are answered with 429. */
@Controller('api')
export class CodeChecksController {
  constructor(private readonly checks: CodeChecksService) {}

  /**
   * Whether a referral code may be used.
   * The code of an order is checked again when it is placed.
   * @throws {409} Many people are buying just now. Please wait for your turn in the waiting room.
   * @throws {422} Invalid referral code
   */
  @OptionalBuyer()
  @BehindWaitingRoom()
  @Post('referral-codes/validate')
  @HttpCode(200)
  async referral(
    @Body() { code: text }: ValidateReferralDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<ReferralCodeData> {
    const { code, panitiaName } = await this.checks.referral(text, guesser(address, buyer));
    return { referral_code: { code, panitia_name: panitiaName } };
  }

  /**
   * Whether a discount code may be used now, for an order of that price.
   * The code of an order is checked again when it is placed.
   * @throws {409} Many people are buying just now. Please wait for your turn in the waiting room.
   * @throws {422} Invalid discount code
   */
  @OptionalBuyer()
  @BehindWaitingRoom()
  @Post('discount-codes/validate')
  @HttpCode(200)
  async discount(
    @Body() { code: text, amount = 0 }: ValidateDiscountDto,
    @Ip() address: string,
    @CurrentBuyer() buyer?: Buyer,
  ): Promise<DiscountCodeData> {
    const { code, discountPercentage } = await this.checks.discount(text, amount, guesser(address, buyer));
    return {
      discount_code: { code, discount_percentage: discountPercentage },
      discount_percentage: discountPercentage,
    };
  }
}

/** All who have nothing but a mailed link have one subject: only their address tells them apart. */
function guesser(address: string, buyer: Buyer | undefined): CodeGuesser {
  return buyer === undefined || buyer.subject === LINK_SUBJECT ? { address } : { subject: buyer.subject, address };
}
