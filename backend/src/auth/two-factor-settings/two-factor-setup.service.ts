import type { TwoFactorSetup } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ReauthenticationService } from '../password/reauthentication.service.js';
import { QUIET_ZONE, qrRuns } from '../../mail/pdf/qr.js';
import { TotpSecretsService } from '../two-factor/totp-secrets.service.js';

/** Turning two-factor authentication on, first half: a secret for the app. */
@Injectable()
export class TwoFactorSetupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly secrets: TotpSecretsService,
  ) {}

  /** A new secret, in the place of one that was never confirmed. 422 on `current_password`, 409 when it is on already. */
  async start(admin: SignedInAdmin, password: string): Promise<TwoFactorSetup> {
    await this.reauthentication.check(admin, password);
    const secret = this.secrets.make();
    const totpSecret = this.secrets.seal(admin.id, secret);
    const { affected } = await this.transactions.run((db) =>
      db.update(AdminUserEntity, { id: admin.id, twoFactorAt: IsNull() }, { totpSecret, totpLastStep: null }),
    );
    if (affected !== 1) throw isOnAlready();
    const { name } = await this.settings.get('festival');
    const uri = this.secrets.uriOf(secret, `${name} Admin`, admin.email);
    return { secret, uri, qr: qrPath(uri) };
  }
}

export function isOnAlready(): AppError {
  return new AppError('CONFLICT', 'Two-factor authentication is on already.');
}

/** A QR code with its light border, as one SVG path. */
function qrPath(text: string): TwoFactorSetup['qr'] {
  const { size, runs } = qrRuns(text);
  const path = runs.map(({ x, y, length }) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`).join('');
  return { size: size + 2 * QUIET_ZONE, path };
}
