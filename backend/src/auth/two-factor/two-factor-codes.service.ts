import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { TotpSecretsService } from './totp-secrets.service.js';

export type SecondFactor = 'authenticator_app' | 'recovery_code';

type TotpOwner = Pick<AdminUserEntity, 'id' | 'totpSecret'>;

/** Takes the codes of authenticator apps and the recovery codes; none is taken twice. */
@Injectable()
export class TwoFactorCodesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly secrets: TotpSecretsService,
    private readonly recoveryCodes: RecoveryCodesService,
  ) {}

  /** Uses the code up and returns its kind; null when it is wrong, late, or was used already. */
  async take(user: TotpOwner, typed: string): Promise<SecondFactor | null> {
    if (await this.takeFromApp(user, typed)) return 'authenticator_app';
    return (await this.recoveryCodes.use(user.id, typed)) ? 'recovery_code' : null;
  }

  /** Only the app's code: proves that the app has the secret. */
  async takeFromApp({ id, totpSecret }: TotpOwner, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (totpSecret === null || !/^\d{6}$/.test(code)) return false;
    const step = this.secrets.stepOf(id, totpSecret, code);
    if (step === null) return false;
    const { affected } = await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AdminUserEntity)
        .set({ totpLastStep: step })
        // The secret too: it may have been replaced while the code was looked at.
        .where('id = :id AND totp_secret = :totpSecret AND (totp_last_step IS NULL OR totp_last_step < :step)')
        .setParameters({ id, totpSecret, step })
        .execute(),
    );
    return affected === 1;
  }
}
