import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { SettingsModule } from '../platform/settings/settings.module.js';
import { AccessGuard } from './sessions/access.guard.js';
import { AccountResets } from './accounts/account-resets.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { OperatorLinks } from './accounts/operator-links.service.js';
import { TwoFactorPolicyService } from './accounts/two-factor-policy.service.js';
import { AdminSessions } from './sessions/admin-sessions.service.js';
import { Authenticator } from './sign-in/authenticator.service.js';
import { Credentials } from './sign-in/credentials.service.js';
import { FirstAdminService } from './accounts/first-admin.service.js';
import { OpenSessions } from './sessions/open-sessions.service.js';
import { OwnPassword } from './password/own-password.service.js';
import { BreachedPasswords } from './password/breached-passwords.js';
import { ChangePasswordService } from './password/change-password.service.js';
import { NewPasswords } from './password/new-passwords.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordLinks } from './password/password-links.service.js';
import { PasswordWrites } from './password/password-writes.service.js';
import { PwnedPasswords } from './password/pwned-passwords.js';
import { SetPasswordService } from './password/set-password.service.js';
import { Passwords } from './password/passwords.service.js';
import { PurchaseLoginController } from './purchase/purchase-login.controller.js';
import { PurchaseLoginService } from './purchase/purchase-login.service.js';
import { PurchaseTokens } from './purchase/purchase-tokens.service.js';
import { ResumeLinks } from './purchase/resume-links.service.js';
import { KnownDevices } from './sign-in/known-devices.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInLock } from './sign-in/sign-in-lock.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignedTokens } from './sessions/signed-tokens.service.js';
import { ConfirmTwoFactorService } from './two-factor/confirm-two-factor.service.js';
import { OwnTwoFactorService } from './two-factor/own-two-factor.service.js';
import { RecoveryCodesService } from './two-factor/recovery-codes.service.js';
import { TotpSecrets } from './two-factor/totp-secrets.service.js';
import { TwoFactorCodes } from './two-factor/two-factor-codes.service.js';
import { TwoFactorRequirement } from './two-factor/two-factor-requirement.service.js';
import { TwoFactorSetupService } from './two-factor/two-factor-setup.service.js';
import { TwoFactorSwitch } from './two-factor/two-factor-switch.service.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';

const TWO_FACTOR = [
  ConfirmTwoFactorService,
  OwnTwoFactorService,
  RecoveryCodesService,
  TotpSecrets,
  TwoFactorCodes,
  TwoFactorRequirement,
  TwoFactorSetupService,
  TwoFactorSwitch,
];

const PASSWORDS = [
  { provide: BreachedPasswords, useFactory: () => new PwnedPasswords() },
  ChangePasswordService,
  NewPasswords,
  PasswordLinks,
  PasswordWrites,
  Passwords,
  SetPasswordService,
];

@Module({
  imports: [AuditModule, JwtModule.register({}), MailModule, RecordsModule, SettingsModule],
  controllers: [SignInController, PasswordController, TwoFactorController, AccountsController, PurchaseLoginController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    ...TWO_FACTOR,
    ...PASSWORDS,
    AccountResets,
    AccountsService,
    AdminSessions,
    Authenticator,
    Credentials,
    FirstAdminService,
    OpenSessions,
    OperatorLinks,
    OwnPassword,
    PurchaseLoginService,
    PurchaseTokens,
    ResumeLinks,
    KnownDevices,
    SignInLock,
    SignInService,
    SignedTokens,
    TwoFactorPolicyService,
  ],
  exports: [AdminSessions, Authenticator, Credentials, FirstAdminService, Passwords, PurchaseTokens, ResumeLinks],
})
export class AuthModule {}
