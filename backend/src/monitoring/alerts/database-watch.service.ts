import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { AlertChannelsService } from './alert-channels.service.js';
import { ruleNamed } from './alert-rules.js';
import type { News } from './alert-text.js';
import { type AlertState, QUIET, stepAlert } from './step-alert.js';

/** A process that only serves visitors leaves it to the worker, and speaks when the worker is gone too. */
const LATER_SECONDS = 60;

type Way = 'mail' | 'post';

/**
 * Tells from memory that the database is away: it can't hold the state of that alert. So each process that does scheduled
 * work tells it once; a web process does when it knew of no worker when the database went away.
 */
@Injectable()
export class DatabaseWatchService {
  private readonly logger = new Logger(DatabaseWatchService.name);
  private readonly rule = ruleNamed('database_away');
  private state: AlertState = QUIET;
  private untold: Array<{ news: News; ways: Set<Way> }> = [];
  private hadWorker = false;
  /** At the last look. */
  isAnswering = true;

  constructor(
    private readonly reports: ProcessReportsService,
    private readonly channels: AlertChannelsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Whether the alert is on, as this process sees it. */
  get active(): AlertState | null {
    return this.state.beganAt && this.state;
  }

  /** Looks at the database and tells what is new; what could not be told is tried at the next call. */
  async watch(): Promise<void> {
    const { databaseError } = await this.reports.look();
    this.isAnswering = databaseError === null;
    const now = this.clock.now();
    const { next, news } = stepAlert(this.state, databaseError !== null && 'no answer', this.patience(), now);
    this.state = next;
    if (databaseError === null) await this.remember();
    if (news) {
      const told: News = { name: this.rule.name, kind: news, detail: null, at: now };
      this.untold.push({ news: told, ways: new Set<Way>(this.channels.hasWebhook ? ['mail', 'post'] : ['mail']) });
    }
    await this.tell();
  }

  private patience(): { holdSeconds: number } {
    const isOthers = !this.config.runsJobs && this.hadWorker;
    return { holdSeconds: isOthers ? this.rule.holdSeconds + LATER_SECONDS : this.rule.holdSeconds };
  }

  /** Whom to tell, and whether others do: nobody can be asked later. */
  private async remember(): Promise<void> {
    try {
      await this.channels.recipients();
      this.hadWorker = (await this.reports.living()).some(({ role }) => role !== 'web');
    } catch (error) {
      this.logger.warn(`the database went away: ${describeError(error)}`);
    }
  }

  private async tell(): Promise<void> {
    for (const { news, ways } of this.untold) {
      for (const way of ways) {
        try {
          await (way === 'mail'
            ? this.channels.mail([news], await this.channels.recipients())
            : this.channels.post([news]));
          ways.delete(way);
        } catch (error) {
          this.logger.error(`that the database is away was not told by ${way}: ${describeError(error)}`);
        }
      }
    }
    this.untold = this.untold.filter(({ ways }) => ways.size > 0).slice(-10);
  }
}
