import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from '@festival/contracts';
import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { Answer } from '../../platform/http/answers/answers.js';
import { AnyStaff, CurrentAdmin, DuringTwoFactorSetup } from '../../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ConfirmTwoFactorService } from './confirm-two-factor.service.js';
import { OwnTwoFactorService } from './own-two-factor.service.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';
import { TwoFactorCodeDto, TwoFactorProofDto, TwoFactorSetupDto } from './two-factor.dto.js';

/** The signed-in person's own two-factor authentication. */
@AnyStaff()
@Controller('api/auth/two-factor')
export class TwoFactorController {
  constructor(
    private readonly own: OwnTwoFactorService,
    private readonly setups: TwoFactorSetupService,
    private readonly confirmations: ConfirmTwoFactorService,
  ) {}

  /** One's own two-factor authentication. */
  @DuringTwoFactorSetup()
  @Get()
  state(@CurrentAdmin() admin: SignedInAdmin): Promise<TwoFactorState> {
    return this.own.state(admin);
  }

  /**
   * Begin to turn two-factor authentication on. Makes a secret for an authenticator app. A repeat replaces a secret
   * that was never confirmed.
   * @throws {409} Two-factor authentication is on already.
   * @throws {422} Current password is incorrect
   */
  @DuringTwoFactorSetup()
  @Post('setup')
  start(
    @Body() { current_password }: TwoFactorSetupDto,
    @CurrentAdmin() admin: SignedInAdmin,
  ): Promise<TwoFactorSetup> {
    return this.setups.start(admin, current_password);
  }

  /**
   * Turn two-factor authentication on. Tells the recovery codes, once. Ends this person's other sessions.
   * @throws {409} Two-factor authentication is on already.
   * @throws {422} This code is wrong or was used already
   */
  @DuringTwoFactorSetup()
  @Post('confirm')
  async confirm(
    @Body() { code }: TwoFactorCodeDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: await this.confirmations.confirm(admin, code, address) };
  }

  /**
   * Turn two-factor authentication off.
   * @throws {409} Two-factor authentication is off.
   * @throws {409} Your role must have two-factor authentication.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   */
  @Post('disable')
  async disable(
    @Body() proof: TwoFactorProofDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<Answer> {
    await this.own.disable(admin, proof, address);
    return Answer.message('Two-factor authentication is off.');
  }

  /**
   * Make new recovery codes. The old ones are void.
   * @throws {409} Two-factor authentication is off.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   */
  @Post('recovery-codes')
  async renewCodes(
    @Body() proof: TwoFactorProofDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<RecoveryCodes> {
    return { recovery_codes: await this.own.renewCodes(admin, proof, address) };
  }
}
