import { Body, Controller, Get, Ip, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiCookieAuth, ApiTags } from '@nestjs/swagger';
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
import { SignInDto, SignOutDto } from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Session')
@Controller()
export class SignInController {
  constructor(
    private readonly config: AppConfig,
    private readonly service: SignInService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * JSON or form; sets the session cookie. 422 by field, on `code` when two-factor authentication asks for one; 429
   * while the account is locked.
   */
  @Public()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @Post('admin/login')
  async signIn(
    @Body() request: SignInDto,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ user: CurrentUser }> {
    const device = this.devices.find(reply.request, request.email);
    const { user, token } = await this.service.signIn(request, { address, device });
    setAdminCookie(reply, this.config, token);
    this.devices.remember(reply, request.email);
    return { user };
  }

  /** Ends the session, or all of this person, and clears its cookie; fine when not signed in. */
  @OptionalStaff()
  @DuringTwoFactorSetup()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
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

  /** The signed-in staff member; 401 without a session. */
  @AnyStaff()
  @DuringTwoFactorSetup()
  @ApiCookieAuth('admin')
  @Get('api/auth/me')
  me(@CurrentAdmin() admin: SignedInAdmin): CurrentUser {
    return currentUserOf(admin, admin.two_factor_setup_required === true);
  }
}
