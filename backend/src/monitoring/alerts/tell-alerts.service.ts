import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, In, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AlertChannelsService } from './alert-channels.service.js';
import { AlertNewsEntity } from './alert-news.entity.js';
import { ALERT_RULES } from './alert-rules.js';
import { pauseAfter } from './alert-text.js';

/** Longer than telling takes: ten seconds, and what the database needs. */
const CLAIM_MS = 60_000;
const HOUR_MS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** Messages an hour at most; what comes then is told together in the next. */
export const MOST_AN_HOUR = 12;
/** Of those, places that warnings leave free. */
export const FOR_CRITICAL = 4;
const AT_ONCE = 50;
/** Some two hours of tries. */
const MOST_TRIES = 30;
const CRITICAL = ALERT_RULES.filter(({ severity }) => severity === 'critical').map(({ name }) => name);

/** Tells what began and ended, together in one message, until each way has taken it. */
@Injectable()
export class TellAlertsService {
  private readonly logger = new Logger(TellAlertsService.name);
  private telling: Promise<void> | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly channels: AlertChannelsService,
    private readonly clock: Clock,
  ) {}

  /** What is due; each piece by one process. Those who call meanwhile share it. */
  tell(): Promise<void> {
    this.telling ??= this.tellDue().finally(() => {
      this.telling = null;
    });
    return this.telling;
  }

  /** Deletes what was told long ago. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - REMEMBERED_MS);
    await this.transactions.run((db) => db.delete(AlertNewsEntity, { isDone: true, dueAt: LessThan(before) }));
  }

  private async tellDue(): Promise<void> {
    const left = MOST_AN_HOUR - (await this.toldWithinAnHour());
    if (left <= 0) return;
    const news = await this.claim(left <= FOR_CRITICAL ? CRITICAL : null);
    if (news.length === 0) return;
    await this.channels.refreshRecipients();
    const toldAt = this.clock.now();
    // One after the other: the same rows learn of each way.
    let noted = Promise.resolve();
    await this.channels.deliver(news, (some) => {
      for (const each of some) each.toldAt ??= toldAt;
      noted = noted.then(() => this.note(some));
      return noted;
    });
    await this.settle(news);
  }

  /** At once: who dies now must not tell it again. */
  private async note(news: readonly AlertNewsEntity[]): Promise<void> {
    await this.transactions.run(async (db) => {
      for (const { id, told, toldAt } of news) await db.update(AlertNewsEntity, { id }, { told, toldAt });
    });
  }

  private async settle(news: readonly AlertNewsEntity[]): Promise<void> {
    const now = this.clock.now().getTime();
    await this.transactions.run(async (db) => {
      for (const each of news) {
        const { id, claimedBy, tries } = each;
        const next = { isDone: this.channels.isTold(each), claimedBy: null, dueAt: new Date(now + pauseAfter(tries)) };
        // Past its claim it may be another's.
        await db.update(AlertNewsEntity, { id, claimedBy: claimedBy ?? '' }, next);
      }
    });
  }

  /** Due news, of these alerts alone; null: of all. What was tried too often is given up. */
  private async claim(names: readonly string[] | null): Promise<AlertNewsEntity[]> {
    const now = this.clock.now();
    const claimedBy = randomUUID();
    const ofNames = names && { name: In(names) };
    const claimed = await this.transactions.run(async (db) => {
      const due = await db.find(AlertNewsEntity, {
        where: { isDone: false, dueAt: LessThanOrEqual(now), ...ofNames },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      if (due.length === 0) return [];
      await this.take(db, due, claimedBy, now);
      return db.find(AlertNewsEntity, { where: { claimedBy }, order: { id: 'ASC' } });
    });
    const isSpent = ({ tries }: AlertNewsEntity): boolean => tries > MOST_TRIES;
    await this.giveUp(claimed.filter(isSpent));
    return claimed.filter((each) => !isSpent(each));
  }

  /** Whoever changes a row first has it; a claim that ran out was that of a process that died. */
  protected async take(
    db: EntityManager,
    due: readonly AlertNewsEntity[],
    claimedBy: string,
    now: Date,
  ): Promise<void> {
    await db.update(
      AlertNewsEntity,
      { id: In(due.map(({ id }) => id)), isDone: false, dueAt: LessThanOrEqual(now) },
      { claimedBy, dueAt: new Date(now.getTime() + CLAIM_MS), tries: () => 'tries + 1' },
    );
  }

  private async giveUp(news: readonly AlertNewsEntity[]): Promise<void> {
    if (news.length === 0) return;
    const names = news.map(({ name, kind }) => `${name} ${kind}`).join(', ');
    this.logger.error(`not everybody could be told in ${MOST_TRIES} tries, given up: ${names}`);
    const ids = news.map(({ id }) => id);
    await this.transactions.run((db) => db.update(AlertNewsEntity, { id: In(ids) }, { isDone: true, claimedBy: null }));
  }

  private async toldWithinAnHour(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    const rows = await this.reader
      .of(AlertNewsEntity)
      .find({ where: { toldAt: MoreThan(since) }, select: { id: true, toldAt: true } });
    return new Set(rows.map(({ toldAt }) => toldAt?.getTime())).size;
  }
}
