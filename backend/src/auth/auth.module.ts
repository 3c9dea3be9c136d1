import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module.js';
import { AccessGuard } from './access.guard.js';
import { AdminSessions } from './admin-sessions.service.js';
import { Authenticator } from './authenticator.service.js';
import { Credentials } from './credentials.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { Passwords } from './passwords.service.js';
import { PurchaseLoginController } from './purchase-login.controller.js';
import { PurchaseLoginService } from './purchase-login.service.js';
import { PurchaseTokens } from './purchase-tokens.service.js';
import { ResumeLinks } from './resume-links.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLock } from './sign-in-lock.service.js';
import { SignInService } from './sign-in.service.js';
import { SignedTokens } from './signed-tokens.service.js';

@Module({
  imports: [AuditModule, JwtModule.register({})],
  controllers: [SignInController, PurchaseLoginController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    AdminSessions,
    Authenticator,
    Credentials,
    FirstAdminService,
    Passwords,
    PurchaseLoginService,
    PurchaseTokens,
    ResumeLinks,
    SignInLock,
    SignInService,
    SignedTokens,
  ],
  exports: [AdminSessions, Credentials, FirstAdminService, Passwords, PurchaseTokens, ResumeLinks],
})
export class AuthModule {}
