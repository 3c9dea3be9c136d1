import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { keysForgottenBefore } from './placed-before.service.js';

const HOUR_MS = 3_600_000;

/** Forgets the keys of requests that nobody repeats any more. */
@Injectable()
export class ForgetKeysJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    const before = keysForgottenBefore(this.clock.now());
    await this.leases.run('idempotency-keys', HOUR_MS, () =>
      this.transactions.run((db) => db.delete(IdempotencyKeyEntity, { createdAt: LessThan(before) })),
    );
  }
}
