import { Injectable } from '@nestjs/common';
import { And, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { StalePaymentsService } from './stale-payments.service.js';
import { UnappliedNotificationsService } from './unapplied-notifications.service.js';

/** Seconds of work at a provider of ordinary speed. A quarter is for those that nobody polls, or they would starve. */
const POLLED_BATCH = 240;
const DUE_BATCH = 80;
/** One attempt is queried at most once in this time. */
const QUERIED_EVERY_MS = 5_000;
const CLAIM_MS = 60_000;
const BACKOFF_MINUTES = [1, 2, 4, 8, 15];

/** The attempts that are due for a query: each is claimed by one process and rescheduled after its query. */
@Injectable()
export class SyncQueueService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly stale: StalePaymentsService,
    private readonly unapplied: UnappliedNotificationsService,
    private readonly clock: Clock,
  ) {}

  async makeStaleDue(): Promise<void> {
    await this.stale.makeDue();
    await this.unapplied.makeDue();
  }

  /** One batch: polled ones, the least recently queried first; and the longest due of the others. */
  async due(): Promise<AttemptEntity[]> {
    const now = this.clock.now();
    const cutoff = queryCutoff(now);
    const attempts = this.reader.of(AttemptEntity);
    const polled = await attempts.find({
      where: { isFinal: false, dueAt: DUE_FIRST },
      order: { queriedAt: 'ASC' },
      take: POLLED_BATCH,
    });
    const others = await attempts.find({
      where: { isFinal: false, dueAt: And(MoreThan(DUE_FIRST), LessThanOrEqual(now)) },
      order: { dueAt: 'ASC' },
      take: DUE_BATCH,
    });
    const mayQuery = ({ queriedAt }: AttemptEntity): boolean => queriedAt === null || queriedAt <= cutoff;
    return [...polled, ...others].filter(mayQuery);
  }

  /** The claim's number, or null when another process has it, or a notification has just queried it. */
  async claim(attempt: AttemptEntity): Promise<number | null> {
    const now = this.clock.now();
    const number = attempt.claimNumber + 1;
    const { affected } = await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({ claimNumber: number, claimedUntil: new Date(now.getTime() + CLAIM_MS) })
        .where({ id: attempt.id, claimNumber: attempt.claimNumber, isFinal: false })
        .andWhere('(claimed_until IS NULL OR claimed_until < :now)', { now })
        .andWhere('(asked_at IS NULL OR asked_at <= :cutoff)', { cutoff: queryCutoff(now) })
        .execute(),
    );
    return affected ? number : null;
  }

  /** Ends the claim and sets the time of the next query; an attempt that wasn't queried stays due. */
  async release(
    { id, dueAt: was, queries }: AttemptEntity,
    claim: number,
    { isFinal, isQueried }: { isFinal: boolean; isQueried: boolean },
  ): Promise<void> {
    const minutes = BACKOFF_MINUTES[Math.min(queries, BACKOFF_MINUTES.length - 1)] ?? 15;
    const next = new Date(this.clock.now().getTime() + minutes * 60_000);
    await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({
          claimedUntil: null,
          ...(isFinal ? { isFinal } : {}),
          // A notification that couldn't be confirmed may have made it due meanwhile: that stays.
          ...(isQueried ? { dueAt: () => 'CASE WHEN due_at = :was THEN :next ELSE due_at END' } : {}),
        })
        .setParameters(isQueried ? { was, next } : {})
        // Guarded by the claim's number: a process whose claim expired must not write.
        .where({ id, claimNumber: claim })
        .execute(),
    );
  }
}

/** Attempts queried after this have to wait. */
export function queryCutoff(now: Date): Date {
  return new Date(now.getTime() - QUERIED_EVERY_MS);
}
