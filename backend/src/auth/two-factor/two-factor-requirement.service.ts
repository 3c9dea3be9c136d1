import type { Role } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AdminUserEntity } from '../admin-user.entity.js';

/** Roles that move money or rights. */
export const TWO_FACTOR_ROLES: readonly Role[] = ['super_admin', 'finance'];

/** Whether an account must have two-factor authentication. */
@Injectable()
export class TwoFactorRequirementService {
  constructor(private readonly settings: SettingsService) {}

  async isFor(role: Role): Promise<boolean> {
    return TWO_FACTOR_ROLES.includes(role) && (await this.settings.get('two_factor')).required;
  }

  /** Must have it and hasn't: may do nothing but set it up. */
  async isMissing({ role, twoFactorAt }: Pick<AdminUserEntity, 'role' | 'twoFactorAt'>): Promise<boolean> {
    return twoFactorAt === null && (await this.isFor(role));
  }

  /** The same as the transaction sees it. */
  async isMissingIn(db: EntityManager, { role, twoFactorAt }: Pick<AdminUserEntity, 'role' | 'twoFactorAt'>) {
    if (twoFactorAt !== null || !TWO_FACTOR_ROLES.includes(role)) return false;
    return (await this.settings.fromDatabase(db, 'two_factor')).required;
  }
}
