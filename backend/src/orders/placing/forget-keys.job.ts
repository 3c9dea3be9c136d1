import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { UsedSolutionEntity } from '../challenge/used-solution.entity.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { keysForgottenBefore } from './idempotency.service.js';

const HOUR_MS = 3_600_000;

/** Forgets the keys of requests that nobody repeats any more, and solutions whose challenge is over. */
@Injectable()
export class ForgetKeysJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.leases.run('idempotency-keys', HOUR_MS, async () => {
      // An hour later, since clocks of other processes may be behind.
      const expiresAt = LessThan(new Date(now.getTime() - HOUR_MS));
      await this.transactions.run((db) => db.delete(UsedSolutionEntity, { expiresAt }));
      const createdAt = LessThan(keysForgottenBefore(now));
      await this.transactions.run((db) => db.delete(IdempotencyKeyEntity, { createdAt }));
    });
  }
}
