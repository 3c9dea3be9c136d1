import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { ProcessReportsService } from '../reports/process-reports.service.js';
import { AlertChannelsService } from './alert-channels.service.js';
import { AlertNewsEntity } from './alert-news.entity.js';
import { ruleNamed } from './alert-rules.js';
import { pauseAfter } from './alert-text.js';
import { type AlertState, QUIET, stepAlert } from './step-alert.js';

type News = Omit<AlertNewsEntity, 'id'>;

/**
 * Tells from memory that the database is away, or full: it can't hold the state of that alert. Of the processes that reported last,
 * one tells it: a worker where there was one. When the database is back the news become rows like any others.
 */
@Injectable()
export class DatabaseWatchService {
  private readonly logger = new Logger(DatabaseWatchService.name);
  private readonly rule = ruleNamed('database_away');
  private state: AlertState = QUIET;
  private lookedAt: Date | null = null;
  private untold: News[] = [];
  private isTeller = false;
  /** At the last look. One that answers may have no room to write. */
  isAnswering = true;

  constructor(
    private readonly reports: ProcessReportsService,
    private readonly channels: AlertChannelsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Judges the database by this process's last look at it, and tells what is new. */
  async watch(): Promise<void> {
    this.isAnswering = (await this.reports.latest()).databaseError === null;
    // Who tells the beginning tells the end. One without room may be so from this process's first look.
    if (this.isAnswering && this.state.beganAt === null) await this.remember();
    const wrong = await this.whatIsWrong();
    const now = this.clock.now();
    const { next, news } = stepAlert(this.state, wrong, this.rule, now, this.lookedAt);
    this.state = next;
    this.lookedAt = now;
    if (news && this.isTeller) this.untold.push(this.newsOf(news, wrong || null, now));
    if (wrong !== false) await this.tellFromMemory(now);
    else await this.handOver(now);
  }

  private async whatIsWrong(): Promise<string | false> {
    if (!this.isAnswering) return 'no answer';
    try {
      return (await this.reports.isDatabaseFull()) && 'no room to write';
    } catch (error) {
      this.logger.warn(`the database answers its probe and nothing else: ${describeError(error)}`);
      return 'no answer';
    }
  }

  private newsOf(kind: News['kind'], detail: string | null, at: Date): News {
    const untold = { tries: 0, dueAt: at, claimedBy: null, told: [], toldAt: null, isDone: false };
    return { name: this.rule.name, kind, detail, at, ...untold };
  }

  /** Who tells it, and whom: nobody can be asked later. */
  private async remember(): Promise<void> {
    try {
      await this.channels.refreshRecipients();
      this.isTeller = await this.reports.isFirst();
    } catch (error) {
      this.logger.warn(`the database went away: ${describeError(error)}`);
    }
  }

  private async tellFromMemory(now: Date): Promise<void> {
    const due = this.untold.filter((news) => news.dueAt <= now && !this.channels.isTold(news));
    for (const news of due) {
      news.tries += 1;
      news.dueAt = new Date(now.getTime() + pauseAfter(news.tries));
    }
    await this.channels.deliver(due, async (some) => {
      for (const news of some) news.toldAt ??= now;
    });
  }

  /** What some have been told already counts, and the rest is told with everything else. */
  private async handOver(now: Date): Promise<void> {
    if (this.untold.length === 0) return;
    const rows = this.untold.map((news) => ({ ...news, dueAt: now }));
    await this.transactions.run((db) => db.insert(AlertNewsEntity, rows));
    this.untold = [];
  }
}
