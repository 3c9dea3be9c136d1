import { Body, Controller, Get, Ip, Patch, Post, Res } from '@nestjs/common';
import type { CurrentUser } from '@festival/contracts';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../platform/config/app-config.js';
import { Answer } from '../../platform/http/answers/answers.js';
import {
  AnyStaff,
  CurrentAdmin,
  DuringTwoFactorSetup,
  OptionalStaff,
  Public,
} from '../../platform/access/access.decorators.js';
import { clearAdminCookie, setAdminCookie } from '../sessions/admin-cookie.js';
import { currentUserOf, type SignedInAdmin } from '../../platform/access/identities.js';
import { KnownDevicesService } from './known-devices.service.js';
import { OwnLanguageService } from './own-language.service.js';
import { OwnLanguageDto, SignInDto, SignOutDto } from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';

/** Sessions of the back office. */
@Controller()
export class SignInController {
  constructor(
    private readonly config: AppConfig,
    private readonly service: SignInService,
    private readonly devices: KnownDevicesService,
    private readonly languages: OwnLanguageService,
  ) {}

  /**
   * Sign in to the back office. Sets the session cookie. With two-factor authentication a sign-in without a code is
   * refused with 422 on `code`. After several wrong tries the account has to wait.
   * @consumes application/json
   * @consumes application/x-www-form-urlencoded
   * @throws {422} Email or password is incorrect.
   * @throws {422} Enter the code from your authenticator app, or a recovery code
   * @throws {422} This code is wrong or was used already
   */
  @Public()
  @Post('admin/login')
  async signIn(
    @Body() request: SignInDto,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ user: CurrentUser }> {
    const device = this.devices.find(reply.request, request.email);
    const userAgent = reply.request.headers['user-agent'];
    const { user, token } = await this.service.signIn(request, { address, device, userAgent });
    setAdminCookie(reply, this.config, token);
    this.devices.remember(reply, request.email);
    return { user };
  }

  /**
   * Sign out. Ends the session, or all of this person, and clears its cookie. Fine when not signed in.
   * @consumes application/json
   * @consumes application/x-www-form-urlencoded
   */
  @OptionalStaff()
  @DuringTwoFactorSetup()
  @Post('admin/logout')
  async signOut(
    @Body() { everywhere = false }: SignOutDto,
    @CurrentAdmin() admin: SignedInAdmin | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    await this.service.signOut(admin, everywhere, address);
    clearAdminCookie(reply, this.config);
    return Answer.message('Signed out.');
  }

  /** The signed-in staff member. */
  @AnyStaff()
  @DuringTwoFactorSetup()
  @Get('api/auth/me')
  me(@CurrentAdmin() admin: SignedInAdmin): CurrentUser {
    return currentUserOf(admin, admin.two_factor_setup_required === true);
  }

  /** Choose the language of one's own back office. Null is the browser's. The change is audited. */
  @AnyStaff()
  @DuringTwoFactorSetup()
  @Patch('api/auth/me')
  async changeLanguage(
    @Body() { language }: OwnLanguageDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
  ): Promise<CurrentUser> {
    const user = await this.languages.choose(admin, language, address);
    return currentUserOf(user, admin.two_factor_setup_required === true);
  }
}
