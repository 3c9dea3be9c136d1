import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { lastNight } from '../../reconciliation/runs/night.js';
import { RetentionService } from './retention.service.js';

const EVERY_MS = 10 * 60_000;
const LEASE_MS = 2 * 60_000;
const AT_MOST_MS = 3 * 3_600_000;
/** That begins with the night. */
const AFTER_RECONCILIATION_MS = 3_600_000;

/** Once a night, in one process; a night that was slept through is made up for. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly retention: RetentionService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    await this.leases.run('personal-data', LEASE_MS, () => this.turn(), AT_MOST_MS);
  }

  private async turn(): Promise<void> {
    const night = lastNight(new Date(this.clock.now().getTime() - AFTER_RECONCILIATION_MS)).name;
    if ((await this.settings.stored('retention_state')).night === night) return;
    await this.retention.forget();
    await this.transactions.run(async (db) => {
      const state = await this.settings.fromDatabase(db, 'retention_state');
      await this.settings.set(db, 'retention_state', { ...state, night, removedAt: this.clock.now().toISOString() });
    });
  }
}
