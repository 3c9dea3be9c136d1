import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { RecoveryCodesService } from '../two-factor/recovery-codes.service.js';
import { isOnAlready } from './two-factor-setup.service.js';

const RESOURCE = 'users';

/** Turns two-factor authentication on and off; callers check the permission. */
@Injectable()
export class TwoFactorSwitchService {
  constructor(
    private readonly clock: Clock,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly audit: AuditService,
  ) {}

  /** The new recovery codes. 409 when it is on already or the secret was replaced meanwhile. */
  async on(db: EntityManager, { id, totpSecret }: AdminUserEntity, actor: Actor): Promise<string[]> {
    const waiting = { id, totpSecret: totpSecret ?? IsNull(), twoFactorAt: IsNull() };
    const { affected } = await db.update(AdminUserEntity, waiting, { twoFactorAt: this.clock.now() });
    if (affected !== 1) throw isOnAlready();
    await this.write(db, actor, id, 'enable_two_factor', true);
    return this.recoveryCodes.renew(db, id);
  }

  /** 409 when it is off. */
  async off(db: EntityManager, userId: number, actor: Actor, action: string): Promise<void> {
    const cleared = { twoFactorAt: null, totpSecret: null, totpLastStep: null };
    const { affected } = await db.update(AdminUserEntity, { id: userId, twoFactorAt: Not(IsNull()) }, cleared);
    if (affected !== 1) throw isOff();
    await this.recoveryCodes.forget(db, userId);
    await this.write(db, actor, userId, action, false);
  }

  async renewCodes(db: EntityManager, userId: number, actor: Actor): Promise<string[]> {
    await this.audit.record(db, { ...actor, action: 'renew_recovery_codes', resource: RESOURCE, recordId: userId });
    return this.recoveryCodes.renew(db, userId);
  }

  private async write(db: EntityManager, actor: Actor, id: number, action: string, isOn: boolean): Promise<void> {
    const [before, after] = [{ two_factor: !isOn }, { two_factor: isOn }];
    await this.audit.record(db, { ...actor, action, resource: RESOURCE, recordId: id, before, after });
  }
}

export function isOff(): AppError {
  return new AppError('CONFLICT', 'Two-factor authentication is off.');
}
