import type { PasswordLinkOwner } from '@festival/contracts';
import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../platform/config/app-config.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AnyStaff, CurrentAdmin, Public } from '../../platform/access/access.decorators.js';
import { setAdminCookie } from '../sessions/admin-cookie.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ChangePasswordService } from './change-password.service.js';
import { ChangePasswordDto, PasswordLinkDto, SetPasswordDto } from './password.dto.js';
import { SetPasswordService } from './set-password.service.js';

@ApiTags('Session')
@Controller()
export class PasswordController {
  constructor(
    private readonly config: AppConfig,
    private readonly changes: ChangePasswordService,
    private readonly sets: SetPasswordService,
  ) {}

  /** JSON or form. Ends every session and gives this browser a new one. 422 by field. */
  @AnyStaff()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @Post('admin/change-password')
  async change(
    @Body() request: ChangePasswordDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    setAdminCookie(reply, this.config, await this.changes.change(admin, request, address));
    return Answer.message('Password changed successfully.');
  }

  /** The owner of a one-time link; 404 when it is no longer valid. */
  @Public()
  @Post('api/auth/password-link')
  owner(@Body() { token }: PasswordLinkDto): Promise<PasswordLinkOwner> {
    return this.sets.owner(token);
  }

  /** Uses the one-time link up. 404 when it is good no longer, 422 on `new_password`. */
  @Public()
  @Post('api/auth/set-password')
  async set(@Body() { token, new_password }: SetPasswordDto, @Ip() address: string): Promise<Answer> {
    await this.sets.set(token, new_password, address);
    return Answer.message('Your password is set. You can sign in now.');
  }
}
