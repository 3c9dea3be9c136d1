import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { OrderSearchIndexService } from './order-search-index.service.js';

const EVERY_MS = 10_000;
const LEASE_MS = 120_000;
/** So that after a long time away, or a big import, others get their turn in between. */
const STEPS_A_TURN = 20;

/** Gives orders their search terms. */
@Injectable()
export class IndexOrdersJob {
  constructor(
    private readonly index: OrderSearchIndexService,
    private readonly leases: LeasesService,
  ) {}

  @Interval('index-orders', EVERY_MS)
  async tick(): Promise<void> {
    await this.leases.run('index-orders', LEASE_MS, () => this.turn());
  }

  private async turn(): Promise<void> {
    for (let step = 0; step < STEPS_A_TURN; step += 1) if ((await this.index.step()) === 0) return;
  }
}
