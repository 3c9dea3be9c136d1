import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { UsedSolutionEntity } from './used-solution.entity.js';

const HOUR_MS = 3_600_000;

/** Forgets solutions whose challenge is over. */
@Injectable()
export class ForgetSolutionsJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    // An hour later, since clocks of other processes may be behind.
    const expiresAt = LessThan(new Date(this.clock.now().getTime() - HOUR_MS));
    await this.leases.run('used-solutions', HOUR_MS, () =>
      this.transactions.run((db) => db.delete(UsedSolutionEntity, { expiresAt })),
    );
  }
}
