import type { NowTrends } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { SellOutEstimatesService } from '../../orders/pace/sell-out-estimates.service.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { DaySalesService } from './day-sales.service.js';
import { GateStepsService } from './gate-steps.service.js';
import { PaymentOutcomesService } from './payment-outcomes.service.js';

/** Everybody who looks shares one count. */
const MAX_AGE_MS = 10_000;

/** How the night goes on: each part is read from an index, for the time that it shows. */
@Injectable()
export class TrendsService {
  private readonly trends: TtlCache<NowTrends>;

  constructor(
    private readonly days: DaySalesService,
    private readonly estimates: SellOutEstimatesService,
    private readonly payments: PaymentOutcomesService,
    private readonly gates: GateStepsService,
    private readonly clock: Clock,
  ) {
    this.trends = new TtlCache(clock, MAX_AGE_MS, () => aside('lists', () => this.read()));
  }

  /** At most ten seconds old. */
  get(): Promise<NowTrends> {
    return this.trends.get();
  }

  private async read(): Promise<NowTrends> {
    return {
      as_of: this.clock.now().toISOString(),
      ...(await this.days.read()),
      sell_out: await this.estimates.all(),
      methods: await this.payments.byMethod(),
      declines: await this.payments.declines(),
      gates: await this.gates.read(),
    };
  }
}
