import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { AlertsService } from './alerts.service.js';
import { DatabaseWatchService } from './database-watch.service.js';
import { TellAlertsService } from './tell-alerts.service.js';

const EVERY_MS = 15_000;
const LEASE_MS = 60_000;

/** Judges the alerts: one process does all, the others see whether that one is there. Whoever comes first tells them. */
@Injectable()
export class AlertsJob {
  private readonly logger = new Logger(AlertsJob.name);
  private judging: Promise<void> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly leases: LeasesService,
    private readonly alerts: AlertsService,
    private readonly telling: TellAlertsService,
    private readonly database: DatabaseWatchService,
    private readonly reports: ProcessReportsService,
    private readonly editions: EditionsService,
  ) {}

  @Interval('alerts', EVERY_MS)
  async tick(): Promise<void> {
    if (this.editions.isPaused) return;
    this.judging ??= this.judge().finally(() => {
      this.judging = null;
    });
    await this.judging;
    // What could be judged is told, whatever else failed; the next turn doesn't wait for a mail server that hangs.
    if (!this.database.isAnswering) return;
    await this.telling
      .tell()
      .catch((error: unknown) => this.logger.warn(`alerts were not told: ${describeError(error)}`));
  }

  private async judge(): Promise<void> {
    try {
      await this.database.watch();
      if (!this.database.isAnswering) return;
      if (this.config.runsJobs) await this.leases.run('alerts', LEASE_MS, () => this.turn());
      else await this.alerts.judgeWorker();
    } catch (error) {
      this.logger.warn(`alerts were not judged: ${describeError(error)}`);
    }
  }

  private async turn(): Promise<void> {
    await this.alerts.judge();
    await this.reports.prune();
    await this.telling.prune();
  }
}
