import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PurchaseToken } from '@festival/contracts';
import { Public } from '../../platform/access/access.decorators.js';
import { PurchaseLoginDto } from './purchase-login.dto.js';
import { PurchaseLoginService } from './purchase-login.service.js';

@ApiTags('Session')
@Controller('api/auth/login')
export class PurchaseLoginController {
  constructor(private readonly service: PurchaseLoginService) {}

  /** `data.token`: a purchase token for 24 h. One that comes along and is still valid keeps its subject. */
  @Public()
  @Post()
  async logIn(
    @Body() { email }: PurchaseLoginDto,
    @Ip() address: string,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<PurchaseToken> {
    const presentToken = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
    return { token: await this.service.logIn(email, address, presentToken) };
  }
}
