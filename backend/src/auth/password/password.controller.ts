import type { PasswordLinkOwner } from '@festival/contracts';
import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../platform/config/app-config.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AnyStaff, CurrentAdmin, Public } from '../../platform/access/access.decorators.js';
import { setAdminCookie } from '../sessions/admin-cookie.js';
import { deviceOf } from '../sessions/device-of.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ChangePasswordService } from './change-password.service.js';
import { ChangePasswordDto, PasswordLinkDto, SetPasswordDto } from './password.dto.js';
import { SetPasswordService } from './set-password.service.js';

/** Passwords of the back office. */
@Controller()
export class PasswordController {
  constructor(
    private readonly config: AppConfig,
    private readonly changes: ChangePasswordService,
    private readonly sets: SetPasswordService,
  ) {}

  /**
   * Change one's own password. Ends every session of this person and gives this browser a new one.
   * @consumes application/json
   * @consumes application/x-www-form-urlencoded
   * @throws {422} Current password is incorrect
   * @throws {422} This password was found in known data breaches. Please choose another one.
   */
  @AnyStaff()
  @Post('admin/change-password')
  async change(
    @Body() request: ChangePasswordDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    const from = { address, device: deviceOf(reply.request.headers['user-agent']) };
    setAdminCookie(reply, this.config, await this.changes.change(admin, request, from));
    return Answer.message('Password changed successfully.');
  }

  /**
   * The owner of a one-time link.
   * @throws {404} This link is no longer valid. Ask a Super Admin for a new one.
   */
  @Public()
  @Post('api/auth/password-link')
  owner(@Body() { token }: PasswordLinkDto): Promise<PasswordLinkOwner> {
    return this.sets.owner(token);
  }

  /**
   * Set a password by a one-time link. The link is used up, and every session of this person ends.
   * @throws {404} This link is no longer valid. Ask a Super Admin for a new one.
   * @throws {422} This password was found in known data breaches. Please choose another one.
   */
  @Public()
  @Post('api/auth/set-password')
  async set(@Body() { token, new_password }: SetPasswordDto, @Ip() address: string): Promise<Answer> {
    await this.sets.set(token, new_password, address);
    return Answer.message('Your password is set. You can sign in now.');
  }
}
