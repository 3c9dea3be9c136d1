import type { TwoFactorSetup } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { OwnPasswordService } from '../password/own-password.service.js';
import { drawQr } from './qr-path.js';
import { TotpSecretsService } from '../two-factor/totp-secrets.service.js';

/** Turning two-factor authentication on, first half: a secret for the app. */
@Injectable()
export class TwoFactorSetupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly secrets: TotpSecretsService,
  ) {}

  /** A new secret, in the place of one that was never confirmed. 422 on `current_password`, 409 when it is on already. */
  async start(admin: SignedInAdmin, password: string): Promise<TwoFactorSetup> {
    await this.ownPassword.prove(admin, password);
    const secret = this.secrets.make();
    const totpSecret = this.secrets.seal(admin.id, secret);
    const { affected } = await this.transactions.run((db) =>
      db.update(AdminUserEntity, { id: admin.id, twoFactorAt: IsNull() }, { totpSecret, totpLastStep: null }),
    );
    if (affected !== 1) throw isOnAlready();
    const { name } = await this.settings.get('festival');
    const uri = this.secrets.uriOf(secret, `${name} Admin`, admin.email);
    return { secret, uri, qr: drawQr(uri) };
  }
}

export function isOnAlready(): AppError {
  return new AppError('CONFLICT', 'Two-factor authentication is on already.');
}
