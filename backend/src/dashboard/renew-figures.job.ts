import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../platform/errors/describe-error.js';
import { DashboardService } from './dashboard.service.js';
import { SalesFiguresService } from './sales-figures.service.js';

/** Shorter than the figures are cached. */
const EVERY_MS = 9_000;

/** With very many orders, the dashboard's figures are recounted before the cache expires, while somebody views it. */
@Injectable()
export class RenewFiguresJob {
  private readonly logger = new Logger(RenewFiguresJob.name);

  constructor(
    private readonly dashboard: DashboardService,
    private readonly figures: SalesFiguresService,
  ) {}

  @Interval('renew-figures', EVERY_MS)
  async tick(): Promise<void> {
    if (!this.dashboard.isViewed()) return;
    await this.figures
      .renewCached()
      .catch((error: unknown) => this.logger.warn(`the dashboard's figures were not renewed: ${describeError(error)}`));
  }
}
