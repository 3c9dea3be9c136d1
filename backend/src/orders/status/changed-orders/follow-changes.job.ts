import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../platform/database/database-errors.js';
import { LeasesService } from '../../../platform/jobs/leases.service.js';
import { StatusAnswersService } from '../status-answers.service.js';
import { ChangedOrdersService } from './changed-orders.service.js';

const EVERY_MS = 500;
const MINUTE_MS = 60_000;

/** Every process reads which orders the others have changed; one deletes what all have read. */
@Injectable()
export class FollowChangesJob {
  private readonly logger = new Logger(FollowChangesJob.name);

  constructor(
    private readonly answers: StatusAnswersService,
    private readonly changes: ChangedOrdersService,
    private readonly leases: LeasesService,
  ) {}

  @Interval(EVERY_MS)
  async follow(): Promise<void> {
    try {
      await this.answers.follow();
    } catch (error) {
      if (isDatabaseAway(error)) this.logger.warn('changes of orders are not read: the database is away');
      else this.logger.error(error, 'changes of orders were not read');
    }
  }

  @Interval(MINUTE_MS)
  async prune(): Promise<void> {
    await this.leases.run('changed-orders', 2 * MINUTE_MS, () => this.changes.prune());
  }
}
