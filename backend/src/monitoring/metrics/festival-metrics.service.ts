import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ProviderPool } from '../../payments/provider-limits/provider-pool.js';
import { TierSeatsService } from '../../dashboard/tier-seats.service.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { ActiveAlertsService } from '../alerts/active-alerts.service.js';
import { CertificateService } from '../alerts/certificate.service.js';
import { FestivalFiguresService } from '../figures/festival-figures.service.js';
import { OrderCountsService } from '../figures/order-counts.service.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import {
  FESTIVAL_GAUGES,
  type FestivalSeen,
  type Gauge as GaugeOf,
  PROCESS_GAUGES,
  type ProcessSeen,
} from './festival-gauges.js';

/** Whoever scrapes, and however often: the database is asked once in so long. */
const MAX_AGE_MS = 10_000;

/** Adds the figures of the festival and of this process to its metrics; they are read when somebody scrapes. */
@Injectable()
export class FestivalMetricsService implements OnModuleInit {
  private readonly logger = new Logger(FestivalMetricsService.name);
  private readonly festival: TtlCache<FestivalSeen | null>;

  constructor(
    private readonly metrics: MetricsService,
    private readonly figures: FestivalFiguresService,
    private readonly orderCounts: OrderCountsService,
    private readonly tiers: TierSeatsService,
    private readonly room: RoomStateService,
    private readonly alerts: ActiveAlertsService,
    private readonly reports: ProcessReportsService,
    private readonly certificate: CertificateService,
    private readonly pool: ProviderPool,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.festival = new TtlCache(clock, MAX_AGE_MS, () => this.readFestival());
  }

  onModuleInit(): void {
    for (const gauge of FESTIVAL_GAUGES) this.add(gauge, () => this.festival.get());
    for (const gauge of PROCESS_GAUGES) this.add(gauge, () => this.readProcess());
  }

  private add<Seen>({ name, help, labels, read }: GaugeOf<Seen>, see: () => Promise<Seen | null>): void {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.metrics.registry],
      async collect() {
        const seen = await see();
        this.reset();
        // A metric that nobody can know has no series.
        if (labels.length === 0) this.remove();
        for (const [series, value] of seen ? read(seen) : []) this.set(series, value);
      },
    });
  }

  /** Null while the database is away. */
  private async readFestival(): Promise<FestivalSeen | null> {
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

  private async readProcess(): Promise<ProcessSeen> {
    const { figures, databaseError } = await this.reports.latest();
    return {
      figures,
      isDatabaseUp: databaseError === null,
      providerPlaces: this.pool.places,
      certificateSeconds: this.certificate.remainingSeconds(),
      role: this.config.role,
    };
  }
}
