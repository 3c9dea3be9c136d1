import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../platform/editions/editions.service.js';
import { describeError } from '../platform/errors/describe-error.js';
import { LeasesService } from '../platform/jobs/leases.service.js';
import { ExpireOrdersService } from './cancel-expire/expire-orders.service.js';
import { PrioritizePolledOrdersService } from './sync/prioritize-polled-orders.service.js';
import { ReleaseEndedOrdersService } from './cancel-expire/release-ended-orders.service.js';
import { SyncAttemptsService } from './sync/sync-attempts.service.js';

const EVERY_MS = 1_000;
/** Orders wait so long when the process that has the lease is killed. */
const LEASE_MS = 15_000;
/** Several times what a turn takes. */
const TURN_AT_MOST_MS = 60_000;

/** The schedule of the payment work; each piece runs in one process at a time. */
@Injectable()
export class PaymentsJob {
  private readonly logger = new Logger(PaymentsJob.name);

  constructor(
    private readonly leases: LeasesService,
    private readonly polledOrders: PrioritizePolledOrdersService,
    private readonly sync: SyncAttemptsService,
    private readonly expiry: ExpireOrdersService,
    private readonly endedOrders: ReleaseEndedOrdersService,
    private readonly editions: EditionsService,
  ) {}

  @Interval(EVERY_MS)
  async prioritizePolledOrders(): Promise<void> {
    if (this.editions.isPaused) return;
    await this.polledOrders
      .prioritize()
      .catch((error: unknown) => this.logger.warn(`polled orders not prioritized: ${describeError(error)}`));
  }

  @Interval(EVERY_MS)
  async syncAttempts(): Promise<void> {
    await this.leases.run('status-sync', LEASE_MS, () => this.sync.syncDue(), TURN_AT_MOST_MS);
  }

  @Interval(EVERY_MS)
  async expireOrders(): Promise<void> {
    const expire = async () => {
      await this.expiry.expireDue();
      await this.endedOrders.releaseDue();
    };
    await this.leases.run('expiry', LEASE_MS, expire, TURN_AT_MOST_MS);
  }
}
