import { JAKARTA_OFFSET_MS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RetentionNightService } from './retention-night.service.js';

const EVERY_MS = 10 * 60_000;
const LEASE_MS = 2 * 60_000;
const AT_MOST_MS = 3 * 3_600_000;
/** In Jakarta. The reconciliation begins with the night, an hour before. */
const FIRST_HOUR = 3;
const LAST_HOUR = 5;

/** The night as `2025-11-22` in Jakarta; null by day. */
export function nightAt(moment: Date): string | null {
  const there = new Date(moment.getTime() + JAKARTA_OFFSET_MS);
  const hour = there.getUTCHours();
  return hour >= FIRST_HOUR && hour < LAST_HOUR ? there.toISOString().slice(0, 10) : null;
}

/** Once a night from 03:00 to 05:00 at most, in one process. By day it counts once, so that there is something to see. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly nights: RetentionNightService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    await this.leases.run('personal-data', LEASE_MS, () => this.turn(), AT_MOST_MS);
  }

  private async turn(): Promise<void> {
    const { doneNight, countedAt } = await this.settings.stored('retention_state');
    const night = nightAt(this.clock.now());
    if (night !== null && night !== doneNight) await this.nights.run(night, () => nightAt(this.clock.now()) !== night);
    else if (countedAt === null) await this.nights.count();
  }
}
