import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { UsedSolutionEntity } from '../challenge/used-solution.entity.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Forgets the keys of requests that nobody repeats any more, and solutions whose challenge is over. */
@Injectable()
export class ForgetKeysJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.leases.run('idempotency-keys', HOUR_MS, async () => {
      // An hour later, since clocks of other processes may be behind.
      const expiresAt = LessThan(new Date(now.getTime() - HOUR_MS));
      await this.transactions.run((db) => db.delete(UsedSolutionEntity, { expiresAt }));
      const { idempotency_keys: days } = await this.settings.get('retention');
      const createdAt = LessThan(new Date(now.getTime() - days * DAY_MS));
      await this.transactions.run((db) => db.delete(IdempotencyKeyEntity, { createdAt }));
    });
  }
}
