import { Body, Controller, Headers, Post } from '@nestjs/common';
import type { PurchaseToken } from '@festival/contracts';
import { BehindWaitingRoom, Public } from '../../platform/access/access.decorators.js';
import { BoundedCall } from '../../platform/http/limits/checkout-load.js';
import { PurchaseLoginDto } from './purchase-login.dto.js';
import { PurchaseLoginService } from './purchase-login.service.js';

/** The silent login of the checkout. */
@Controller('api/auth/login')
export class PurchaseLoginController {
  constructor(private readonly service: PurchaseLoginService) {}

  /**
   * Get a purchase token. It is valid for 24 hours, for the orders that are placed with it. Makes no account.
   * @param authorization `Bearer` and an earlier purchase token: the new one is for the same orders
   * @throws {409} Many people are buying just now. Please wait for your turn in the waiting room.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   */
  @Public()
  @BehindWaitingRoom()
  @BoundedCall()
  @Post()
  async logIn(
    @Body() { email }: PurchaseLoginDto,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<PurchaseToken> {
    return { token: await this.service.logIn(email, authorization) };
  }
}
