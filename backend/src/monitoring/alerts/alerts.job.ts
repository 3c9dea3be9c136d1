import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { AlertsService } from './alerts.service.js';
import { DatabaseWatchService } from './database-watch.service.js';
import { TellAlertsService } from './tell-alerts.service.js';

const EVERY_MS = 15_000;
const LEASE_MS = 60_000;
const TURN_AT_MOST_MS = 120_000;

/** Judges the alerts: one process does all, the others see whether that one is there. */
@Injectable()
export class AlertsJob {
  private readonly logger = new Logger(AlertsJob.name);
  private isBusy = false;

  constructor(
    private readonly config: AppConfig,
    private readonly leases: LeasesService,
    private readonly alerts: AlertsService,
    private readonly telling: TellAlertsService,
    private readonly database: DatabaseWatchService,
    private readonly reports: ProcessReportsService,
  ) {}

  @Interval('alerts', EVERY_MS)
  async tick(): Promise<void> {
    // A mail server that hangs must not let ticks pile up.
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.database.watch();
      if (this.database.isAnswering) await this.judge();
    } catch (error) {
      this.logger.warn(`alerts were not judged: ${describeError(error)}`);
    } finally {
      this.isBusy = false;
    }
  }

  private async judge(): Promise<void> {
    if (this.config.runsJobs) {
      await this.leases.run('alerts', LEASE_MS, () => this.turn(), TURN_AT_MOST_MS);
      return;
    }
    await this.alerts.judgeWorker();
    await this.telling.tell();
  }

  private async turn(): Promise<void> {
    await this.alerts.judge();
    await this.reports.prune();
    await this.telling.tell();
  }
}
