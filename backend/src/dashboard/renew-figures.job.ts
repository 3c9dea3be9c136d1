import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../platform/http/errors/describe-error.js';
import { DashboardService } from './dashboard.service.js';
import { SalesFiguresService } from './sales-figures.service.js';

/** Shorter than the figures are kept. */
const EVERY_MS = 9_000;

/** While somebody watches the dashboard of a festival with very many orders, its figures are ready when asked for. */
@Injectable()
export class RenewFiguresJob {
  private readonly logger = new Logger(RenewFiguresJob.name);

  constructor(
    private readonly dashboard: DashboardService,
    private readonly figures: SalesFiguresService,
  ) {}

  @Interval('renew-figures', EVERY_MS)
  async tick(): Promise<void> {
    if (!this.dashboard.isWatched()) return;
    await this.figures
      .renewKept()
      .catch((error: unknown) => this.logger.warn(`the dashboard's figures were not renewed: ${describeError(error)}`));
  }
}
