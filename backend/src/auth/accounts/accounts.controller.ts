import type { AdminAccount, CreatedAdminAccount, SentPasswordLink, TwoFactorPolicy } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { ACCOUNT_LIST } from './account.kind.js';
import { AccountDto, AccountUpdateDto, TwoFactorPolicyDto } from './account.dto.js';
import { AccountResetsService } from './account-resets.service.js';
import { AccountsService } from './accounts.service.js';
import { TwoFactorPolicyService } from './two-factor-policy.service.js';

/** The accounts of the back office. */
@ForArea('users')
@Controller('api/admin/users')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: AccountResetsService,
    private readonly policy: TwoFactorPolicyService,
  ) {}

  /** The accounts of the back office. */
  @Get()
  page(@ListQuery(ACCOUNT_LIST) request: ListRequest): Promise<ListPage<AdminAccount>> {
    return this.accounts.listPage(request);
  }

  /** Whether some roles must have two-factor authentication. */
  @Get('two-factor-policy')
  twoFactorPolicy(): Promise<TwoFactorPolicy> {
    return this.policy.get();
  }

  /**
   * Require two-factor authentication, or stop requiring it. It concerns super admins and finance. Requiring it ends
   * the sessions of those without it.
   * @throws {409} Turn two-factor authentication on for your own account first.
   */
  @Put('two-factor-policy')
  setTwoFactorPolicy(@Body() request: TwoFactorPolicyDto, @CurrentActor() actor: Actor): Promise<TwoFactorPolicy> {
    return this.policy.set(request, actor);
  }

  /** One account. */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AdminAccount> {
    return this.accounts.one(id);
  }

  /**
   * Add an account. Its owner is mailed a one-time link for setting a password.
   * @throws {422} An account with this email exists already
   */
  @Post()
  @HttpCode(201)
  create(@Body() request: AccountDto, @CurrentActor() actor: Actor): Promise<CreatedAdminAccount> {
    return this.accounts.create(request, actor);
  }

  /**
   * Change an account. A change of role or state ends its sessions. Deactivating it voids its one-time link.
   * @throws {409} This account was changed in the meantime. Please look at the change and save again.
   * @throws {409} You cannot deactivate your own account.
   * @throws {409} This is the last active Super Admin with a password. Make somebody else one first.
   */
  @Put(':id')
  update(
    @Param('id', ParseId) id: number,
    @Body() request: AccountUpdateDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminAccount> {
    return this.accounts.update(id, request, actor);
  }

  /**
   * Reset the password of an account. The old one is void at once and all sessions end. The owner is mailed a one-time
   * link for a new one, in place of an earlier link.
   * @throws {409} For your own account use your own menu.
   * @throws {409} This account is not active. Reactivate it first.
   * @throws {409} This is the last active Super Admin with a password. Make somebody else one first.
   */
  @Post(':id/password-link')
  resetPassword(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<SentPasswordLink> {
    return this.resets.password(id, actor);
  }

  /**
   * Turn two-factor authentication of an account off. All its sessions end.
   * @throws {409} For your own account use your own menu.
   * @throws {409} Two-factor authentication is off.
   */
  @Post(':id/reset-two-factor')
  async resetTwoFactor(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.resets.twoFactorOff(id, actor);
    return Answer.message('Two-factor authentication is off for this account.');
  }

  /**
   * Sign an account out on all devices.
   * @throws {409} For your own account use your own menu.
   */
  @Post(':id/sign-out')
  async signOut(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.resets.signOut(id, actor);
    return Answer.message('Signed out on all devices.');
  }
}
