import type { AdminAccount, CreatedAdminAccount, SentPasswordLink, TwoFactorPolicy } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { ACCOUNT_LIST } from './account.kind.js';
import { AccountDto, AccountUpdateDto, TwoFactorPolicyDto } from './account.dto.js';
import { AccountResetsService } from './account-resets.service.js';
import { AccountsService } from './accounts.service.js';
import { TwoFactorPolicyService } from './two-factor-policy.service.js';

@ForArea('users')
@ApiTags('Accounts')
@Controller('api/admin/users')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: AccountResetsService,
    private readonly policy: TwoFactorPolicyService,
  ) {}

  @Get()
  page(@ListQuery(ACCOUNT_LIST) request: ListRequest): Promise<ListPage<AdminAccount>> {
    return this.accounts.listPage(request);
  }

  @Get('two-factor-policy')
  twoFactorPolicy(): Promise<TwoFactorPolicy> {
    return this.policy.get();
  }

  /** 409 when it is to be required and the caller has none. */
  @Put('two-factor-policy')
  setTwoFactorPolicy(@Body() request: TwoFactorPolicyDto, @CurrentActor() actor: Actor): Promise<TwoFactorPolicy> {
    return this.policy.set(request, actor);
  }

  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AdminAccount> {
    return this.accounts.one(id);
  }

  /** Mails the one-time link to the new account's owner. 422 by field. */
  @Post()
  @HttpCode(201)
  create(@Body() request: AccountDto, @CurrentActor() actor: Actor): Promise<CreatedAdminAccount> {
    return this.accounts.create(request, actor);
  }

  /**
   * Name, role, active or not. 409 for the last active super admin, for deactivating oneself, and when the account
   * changed since the `updated_at` that was sent along.
   */
  @Put(':id')
  update(
    @Param('id', ParseId) id: number,
    @Body() request: AccountUpdateDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminAccount> {
    return this.accounts.update(id, request, actor);
  }

  /** Voids the password and mails its owner the one-time link for a new one. 409 for oneself. */
  @Post(':id/password-link')
  resetPassword(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<SentPasswordLink> {
    return this.resets.password(id, actor);
  }

  /** 409 for oneself, and when it is off. */
  @Post(':id/reset-two-factor')
  async resetTwoFactor(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.resets.twoFactorOff(id, actor);
    return Answer.message('Two-factor authentication is off for this account.');
  }

  /** Ends every session of that person. 409 for oneself. */
  @Post(':id/sign-out')
  async signOut(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.resets.signOut(id, actor);
    return Answer.message('Signed out on all devices.');
  }
}
