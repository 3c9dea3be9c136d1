import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { AlertChannelsService } from './alert-channels.service.js';
import { AlertNewsEntity } from './alert-news.entity.js';

/** Longer than telling can take: 25 s for each of a few recipients. */
const CLAIM_MS = 120_000;
const HOUR_MS = 3_600_000;
/** Messages an hour at most; what comes then is told together in the next. */
export const MOST_AN_HOUR = 12;
const AT_ONCE = 50;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** Some two hours of tries. */
const MOST_TRIES = 30;

type Told = Partial<Pick<AlertNewsEntity, 'mailedAt' | 'postedAt'>>;

/** Tells what began and ended, together in one message, until both ways have taken it. */
@Injectable()
export class TellAlertsService {
  private readonly logger = new Logger(TellAlertsService.name);

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly channels: AlertChannelsService,
    private readonly clock: Clock,
  ) {}

  /** What is due; each piece by one process. */
  async tell(): Promise<void> {
    if (await this.isRateUsedUp()) return;
    const news = await this.claim();
    if (news.length === 0) return;
    const recipients = await this.channels.recipients();
    const mailed = await this.by(
      'mail',
      news,
      ({ mailedAt }) => mailedAt === null && recipients.length > 0,
      (some) => this.channels.mail(some, recipients),
    );
    const posted = await this.by(
      'webhook',
      news,
      ({ postedAt }) => postedAt === null && this.channels.hasWebhook,
      (some) => this.channels.post(some),
    );
    const now = this.clock.now();
    const told: Told = { ...(mailed && { mailedAt: now }), ...(posted && { postedAt: now }) };
    await this.transactions.run(async (db) => {
      for (const { id, tries, mailedAt, postedAt } of news) {
        const isDone = (mailed && posted) || tries >= MOST_TRIES;
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
        const kept: Told = { ...(mailedAt && { mailedAt }), ...(postedAt && { postedAt }) };
        await db.update(
          AlertNewsEntity,
          { id },
          { ...told, ...kept, isDone, claimedBy: null, dueAt: new Date(now.getTime() + pause) },
        );
      }
    });
  }

  /** True when nobody has to be told by that way any more. */
  private async by(
    way: string,
    news: readonly AlertNewsEntity[],
    isUntold: (each: AlertNewsEntity) => boolean,
    send: (some: readonly AlertNewsEntity[]) => Promise<void>,
  ): Promise<boolean> {
    const untold = news.filter(isUntold);
    if (untold.length === 0) return true;
    try {
      await send(untold);
      return true;
    } catch (error) {
      this.logger.error(`${untold.length} alerts were not told by ${way}: ${describeError(error)}`);
      return false;
    }
  }

  /** Whoever changes a row first has it; a claim that ran out was that of a process that died. */
  private claim(): Promise<AlertNewsEntity[]> {
    const claimedBy = randomUUID();
    return this.transactions.run(async (db) => {
      const now = this.clock.now();
      const isDue = { isDone: false, dueAt: LessThanOrEqual(now) };
      const due = await db.find(AlertNewsEntity, { where: isDue, order: { id: 'ASC' }, take: AT_ONCE });
      if (due.length === 0) return [];
      await db.update(
        AlertNewsEntity,
        { id: In(due.map(({ id }) => id)), ...isDue },
        { claimedBy, dueAt: new Date(now.getTime() + CLAIM_MS), tries: () => 'tries + 1' },
      );
      return db.find(AlertNewsEntity, { where: { claimedBy }, order: { id: 'ASC' } });
    });
  }

  private async isRateUsedUp(): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    // News of one message share their time.
    const rows = await this.reader.of(AlertNewsEntity).find({
      where: [{ at: MoreThan(new Date(since.getTime() - HOUR_MS)) }],
      select: { id: true, mailedAt: true, postedAt: true },
    });
    const count = (way: 'mailedAt' | 'postedAt') =>
      new Set(rows.flatMap((row) => (row[way] && row[way] > since ? [row[way].getTime()] : []))).size;
    return Math.max(count('mailedAt'), count('postedAt')) >= MOST_AN_HOUR;
  }
}
