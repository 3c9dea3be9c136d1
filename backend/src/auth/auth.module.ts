import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { SettingsModule } from '../platform/settings/settings.module.js';
import { AccessGuard } from './sessions/access.guard.js';
import { AccountResetsService } from './accounts/account-resets.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { OperatorLinksService } from './accounts/operator-links.service.js';
import { TwoFactorPolicyService } from './accounts/two-factor-policy.service.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { AuthenticatorService } from './sessions/authenticator.service.js';
import { CredentialsService } from './sign-in/credentials.service.js';
import { FirstAdminService } from './accounts/first-admin.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { ResealSecretsJob } from './secret-key/reseal-secrets.job.js';
import { SecretKeyController } from './secret-key/secret-key.controller.js';
import { SecretKeyService } from './secret-key/secret-key.service.js';
import { OpenSessionsService } from './sessions/open-sessions.service.js';
import { ReauthenticationService } from './password/reauthentication.service.js';
import { ChangePasswordService } from './password/change-password.service.js';
import { NewPasswordsService } from './password/new-passwords.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordLinksService } from './password/password-links.service.js';
import { PasswordWritesService } from './password/password-writes.service.js';
import { BreachedPasswords, PwnedPasswords } from './password-strength/pwned-passwords.js';
import { SetPasswordService } from './password/set-password.service.js';
import { PasswordsService } from './password/passwords.service.js';
import { GatePhonesController } from './phones/gate-phones.controller.js';
import { GatePhonesService } from './phones/gate-phones.service.js';
import { PhoneSessionsService } from './phones/phone-sessions.service.js';
import { PurchaseLoginController } from './purchase/purchase-login.controller.js';
import { PurchaseLoginService } from './purchase/purchase-login.service.js';
import { PurchaseTokensService } from './purchase/purchase-tokens.service.js';
import { ResumeLinksService } from './purchase/resume-links.service.js';
import { KnownDevicesService } from './sign-in/known-devices.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInLockService } from './lockout/sign-in-lock.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignedTokensService } from './sessions/signed-tokens.service.js';
import { ConfirmTwoFactorService } from './two-factor-settings/confirm-two-factor.service.js';
import { OwnTwoFactorService } from './two-factor-settings/own-two-factor.service.js';
import { RecoveryCodesService } from './two-factor/recovery-codes.service.js';
import { TotpSecretsService } from './two-factor/totp-secrets.service.js';
import { TwoFactorCodesService } from './two-factor/two-factor-codes.service.js';
import { TwoFactorRequirementService } from './two-factor/two-factor-requirement.service.js';
import { TwoFactorSetupService } from './two-factor-settings/two-factor-setup.service.js';
import { TwoFactorSwitchService } from './two-factor-settings/two-factor-switch.service.js';
import { TwoFactorController } from './two-factor-settings/two-factor.controller.js';

const TWO_FACTOR = [
  ConfirmTwoFactorService,
  OwnTwoFactorService,
  RecoveryCodesService,
  TotpSecretsService,
  TwoFactorCodesService,
  TwoFactorRequirementService,
  TwoFactorSetupService,
  TwoFactorSwitchService,
];

const PASSWORDS = [
  { provide: BreachedPasswords, useFactory: () => new PwnedPasswords() },
  ChangePasswordService,
  NewPasswordsService,
  PasswordLinksService,
  PasswordWritesService,
  PasswordsService,
  SetPasswordService,
];

@Module({
  imports: [AuditModule, JwtModule.register({}), MailModule, RecordsModule, SettingsModule],
  controllers: [
    SignInController,
    PasswordController,
    TwoFactorController,
    AccountsController,
    GatePhonesController,
    PurchaseLoginController,
    SecretKeyController,
    SessionsController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    ...TWO_FACTOR,
    ...PASSWORDS,
    AccountResetsService,
    AccountsService,
    AdminSessionsService,
    AuthenticatorService,
    CredentialsService,
    FirstAdminService,
    OpenSessionsService,
    GatePhonesService,
    OperatorLinksService,
    PhoneSessionsService,
    ReauthenticationService,
    PurchaseLoginService,
    PurchaseTokensService,
    ResealSecretsJob,
    ResumeLinksService,
    SecretKeyService,
    SessionListService,
    KnownDevicesService,
    SignInLockService,
    SignInService,
    SignedTokensService,
    TwoFactorPolicyService,
  ],
  exports: [
    AccountsService,
    AdminSessionsService,
    AuthenticatorService,
    CredentialsService,
    FirstAdminService,
    PasswordsService,
    PurchaseTokensService,
    ReauthenticationService,
    ResumeLinksService,
  ],
})
export class AuthModule {}
