import { Injectable, Logger } from '@nestjs/common';
import { TierSeatsService } from '../../dashboard/tier-seats.service.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { ActiveAlertsService } from '../alerts/active-alerts.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import { OrderCountsService } from '../figures/order-counts.service.js';
import type { FestivalSeen } from './festival-gauges.js';

/** Whoever scrapes, and however often: the database is asked once in so long. */
const MAX_AGE_MS = 10_000;

/** The figures of the whole festival for its metrics. */
@Injectable()
export class FestivalSeenService {
  private readonly logger = new Logger(FestivalSeenService.name);
  private readonly seen: TtlCache<FestivalSeen | null>;

  constructor(
    private readonly figures: FestivalFiguresService,
    private readonly orderCounts: OrderCountsService,
    private readonly tiers: TierSeatsService,
    private readonly room: RoomStateService,
    private readonly alerts: ActiveAlertsService,
    private readonly clock: Clock,
  ) {
    this.seen = new TtlCache(clock, MAX_AGE_MS, () => this.read());
  }

  /** At most ten seconds old; null while the database is away. */
  get(): Promise<FestivalSeen | null> {
    return this.seen.get();
  }

  private async read(): Promise<FestivalSeen | null> {
    try {
      return {
        tiers: await this.tiers.all(),
        orders: await this.orderCounts.count(),
        ...(await this.figures.read()),
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
