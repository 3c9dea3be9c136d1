import { Injectable, Logger } from '@nestjs/common';
import { TierSeatsService } from '../../dashboard/tier-seats.service.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { within } from '../../platform/clock/within.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { ActiveAlertsService } from '../alerts/active-alerts.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import type { FestivalSeen } from './festival-gauges.js';

/** Whoever scrapes, and however often: the database is asked once in so long. */
const MAX_AGE_MS = 10_000;
/** Prometheus gives up after ten seconds, and would take the process for dead. */
const SCRAPE_WAITS_MS = 2_000;

/** The figures of the whole festival for its metrics. */
@Injectable()
export class FestivalSeenService {
  private readonly logger = new Logger(FestivalSeenService.name);
  private readonly seen: TtlCache<FestivalSeen | null>;

  constructor(
    private readonly figures: FestivalFiguresService,
    private readonly tiers: TierSeatsService,
    private readonly room: RoomStateService,
    private readonly alerts: ActiveAlertsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {
    this.seen = new TtlCache(clock, MAX_AGE_MS, () => this.read());
  }

  /** At most ten seconds old; null when the database doesn't give them within two. */
  async get(): Promise<FestivalSeen | null> {
    return within(SCRAPE_WAITS_MS, this.seen.get(), () => new Error('too late')).catch(() => null);
  }

  private async read(): Promise<FestivalSeen | null> {
    try {
      const { figures } = await this.figures.known(['queues', 'attention', 'gates', 'backupSeconds', 'backupDisk']);
      return {
        ...figures,
        tiers: await this.tiers.all(),
        gateNames: (await this.settings.get('gate')).gates,
        room: this.room.cached(),
        now: this.clock.now(),
        alerts: await this.alerts.all(),
      };
    } catch (error) {
      this.logger.warn(`the festival's figures were not read: ${describeError(error)}`);
      return null;
    }
  }
}
