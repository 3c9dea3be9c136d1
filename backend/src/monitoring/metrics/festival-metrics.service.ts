import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ProviderPool } from '../../payments/provider-limits/provider-pool.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { CertificateService } from '../alerts/certificate.service.js';
import { OrderCountsService } from '../figures/order-counts.service.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { FESTIVAL_GAUGES, type FestivalSeen } from './festival-gauges.js';
import { FestivalSeenService } from './festival-seen.service.js';
import type { Gauge as GaugeOf } from './gauge.js';
import { PROCESS_GAUGES, type ProcessSeen } from './process-gauges.js';

/** Adds the figures of the festival and of this process to its metrics; they are read when somebody scrapes. */
@Injectable()
export class FestivalMetricsService implements OnModuleInit {
  constructor(
    private readonly metrics: MetricsService,
    private readonly festival: FestivalSeenService,
    private readonly reports: ProcessReportsService,
    private readonly certificate: CertificateService,
    private readonly orders: OrderCountsService,
    private readonly pool: ProviderPool,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    for (const gauge of FESTIVAL_GAUGES) this.add(gauge, () => this.readFestival());
    for (const gauge of PROCESS_GAUGES) this.add(gauge, () => this.readProcess());
  }

  private add<Seen>({ name, help, labels, read }: GaugeOf<Seen>, see: () => Promise<Seen | null>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [],
      async collect() {
        const seen = await see();
        this.reset();
        // A metric that nobody can know has no series.
        if (labels.length === 0) this.remove();
        for (const [series, value] of seen ? read(seen) : []) this.set(series, value);
      },
    });
    this.metrics.registry.registerMetric(gauge);
  }

  /** Nothing is asked of a database that didn't answer at the last look. */
  private async readFestival(): Promise<FestivalSeen | null> {
    return (await this.reports.latest()).databaseError === null ? this.festival.get() : null;
  }

  private async readProcess(): Promise<ProcessSeen> {
    const { figures, databaseError } = await this.reports.latest();
    return {
      figures,
      isDatabaseUp: databaseError === null && !figures.isDatabaseFull,
      providerPlaces: this.pool.places,
      certificateSeconds: this.certificate.remainingSeconds(),
      role: this.config.role,
      orders: this.orders.last(),
    };
  }
}
