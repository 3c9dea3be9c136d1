import type { TwoFactorProof, TwoFactorState } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { ReauthenticationService } from '../password/reauthentication.service.js';
import { RecoveryCodesService } from '../two-factor/recovery-codes.service.js';
import { TwoFactorRequirementService } from '../two-factor/two-factor-requirement.service.js';
import { isOff, TwoFactorSwitchService } from './two-factor-switch.service.js';

/** The actions on one's own two-factor authentication once it is on. */
@Injectable()
export class OwnTwoFactorService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly reauthentication: ReauthenticationService,
    private readonly requirement: TwoFactorRequirementService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly twoFactor: TwoFactorSwitchService,
  ) {}

  async state({ id, role }: SignedInAdmin): Promise<TwoFactorState> {
    return {
      enabled: await this.isOn(id),
      required: await this.requirement.isFor(role),
      recovery_codes_left: await this.recoveryCodes.left(id),
    };
  }

  /** 409 when it is off or the role must have it; 422 on `current_password` or `code`. */
  async disable(admin: SignedInAdmin, proof: TwoFactorProof, address: string): Promise<void> {
    if (await this.requirement.isFor(admin.role)) throw mustStayOn();
    await this.reauthenticate(admin, proof);
    await this.transactions.run((db) => this.twoFactor.off(db, admin.id, { admin, address }, 'disable_two_factor'));
  }

  /** Ten new codes; the old ones are void. 409 when it is off; 422 on `current_password` or `code`. */
  async renewCodes(admin: SignedInAdmin, proof: TwoFactorProof, address: string): Promise<string[]> {
    await this.reauthenticate(admin, proof);
    return this.transactions.run((db) => this.twoFactor.renewCodes(db, admin.id, { admin, address }));
  }

  private async reauthenticate(admin: SignedInAdmin, { current_password, code }: TwoFactorProof): Promise<void> {
    if (!(await this.isOn(admin.id))) throw isOff();
    await this.reauthentication.check(admin, current_password, code);
  }

  private async isOn(id: number): Promise<boolean> {
    return (await this.reader.of(AdminUserEntity).findOneByOrFail({ id })).twoFactorAt !== null;
  }
}

function mustStayOn(): AppError {
  return new AppError('CONFLICT', 'Your role must have two-factor authentication.');
}
