import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from '@festival/contracts';
import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer } from '../../platform/http/answers/answers.js';
import { AnyStaff, CurrentAdmin, DuringTwoFactorSetup } from '../../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ConfirmTwoFactorService } from './confirm-two-factor.service.js';
import { OwnTwoFactorService } from './own-two-factor.service.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';
import { TwoFactorCodeDto, TwoFactorProofDto, TwoFactorSetupDto } from './two-factor.dto.js';

/** The signed-in person's own two-factor authentication. */
@AnyStaff()
@ApiTags('Session')
@Controller('api/auth/two-factor')
export class TwoFactorController {
  constructor(
    private readonly own: OwnTwoFactorService,
    private readonly setups: TwoFactorSetupService,
    private readonly confirmations: ConfirmTwoFactorService,
  ) {}

  @DuringTwoFactorSetup()
  @Get()
  state(@CurrentAdmin() admin: SignedInAdmin): Promise<TwoFactorState> {
    return this.own.state(admin);
  }

  /** 422 on `current_password`; 409 when it is on already. */
  @DuringTwoFactorSetup()
  @Post('setup')
  start(
    @Body() { current_password }: TwoFactorSetupDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<TwoFactorSetup> {
    return this.setups.start(admin, current_password);
  }

  /** Turns it on and tells the recovery codes, once. 422 on `code`; 409 when it is on already. */
  @DuringTwoFactorSetup()
  @Post('confirm')
  async confirm(
    @Body() { code }: TwoFactorCodeDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: await this.confirmations.confirm(admin, code, address) };
  }

  /** 422 on `current_password` or `code`; 409 when it is off, or the role must have it. */
  @Post('disable')
  async disable(
    @Body() proof: TwoFactorProofDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<Answer> {
    await this.own.disable(admin, proof, address);
    return Answer.message('Two-factor authentication is off.');
  }

  /** New codes in the place of the old ones. 422 on `current_password` or `code`; 409 when it is off. */
  @Post('recovery-codes')
  async renewCodes(
    @Body() proof: TwoFactorProofDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: await this.own.renewCodes(admin, proof, address) };
  }
}
