import { isOrderStatus, isSuccessful } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Brackets, IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isStillOpen } from '../../orders/order-time.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { QueryLimitReached } from '../provider-limits/query-limiter.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { ProviderUnavailable } from '../provider/payment-gateway.js';
import { ProviderCircuitBreaker } from '../provider-limits/circuit-breaker.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { isProviderFailure } from '../provider/provider-errors.js';
import { QueryAttemptService } from '../attempts/query-attempt.service.js';
import { StalePaymentsService } from './stale-payments.service.js';

/** The query budget of one second; the job runs once a second. */
const BATCH = 10;
/** One attempt is queried at most once in this time. */
const QUERIED_EVERY_MS = 5_000;
const CLAIM_MS = 60_000;
const BACKOFF_MINUTES = [1, 2, 4, 8, 15];

/**
 * Queries the provider about attempts until each is final there, in any state of the order: a lost notification delays
 * a ticket by seconds when its buyer polls, else by minutes, and never loses it.
 */
@Injectable()
export class SyncAttemptsService {
  private readonly logger = new Logger(SyncAttemptsService.name);

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly queryAttempt: QueryAttemptService,
    private readonly closing: CloseAttemptsService,
    private readonly stale: StalePaymentsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly clock: Clock,
  ) {}

  /**
   * Queries one batch of due attempts, polled ones first; returns their number. Of many polled ones the least recently
   * queried comes first, or the first few, due again every five seconds, would starve the others.
   */
  async syncDue(): Promise<number> {
    await this.stale.makeDue();
    if (!this.breaker.mayQuery()) return 0;
    const now = this.clock.now();
    const due = { isFinal: false, dueAt: LessThanOrEqual(now) };
    const attempts = await this.reader.of(AttemptEntity).find({
      where: [
        { ...due, queriedAt: IsNull() },
        { ...due, queriedAt: LessThanOrEqual(queryCutoff(now)) },
      ],
      order: { dueAt: 'ASC', queriedAt: 'ASC', id: 'ASC' },
      take: BATCH,
    });
    let queried = 0;
    for (const attempt of attempts) {
      if (!this.breaker.mayQuery()) break;
      const claim = await this.claim(attempt);
      if (claim === null) continue;
      await this.sync(attempt, claim);
      queried += 1;
    }
    return queried;
  }

  /** The claim's number, or null when another process has it, or a notification has just queried it. */
  private async claim(attempt: AttemptEntity): Promise<number | null> {
    const now = this.clock.now();
    const number = attempt.claimNumber + 1;
    const { affected } = await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({ claimNumber: number, claimedUntil: new Date(now.getTime() + CLAIM_MS) })
        .where({ id: attempt.id, claimNumber: attempt.claimNumber, isFinal: false })
        .andWhere(
          new Brackets((either) => either.where('claimed_until IS NULL').orWhere('claimed_until < :now', { now })),
        )
        .andWhere(
          new Brackets((either) =>
            either.where('asked_at IS NULL').orWhere('asked_at <= :cutoff', { cutoff: queryCutoff(now) }),
          ),
        )
        .execute(),
    );
    return affected ? number : null;
  }

  private async sync(attempt: AttemptEntity, claim: number): Promise<void> {
    let isFinal = false;
    let isQueried = true;
    try {
      isFinal = await this.queryOrClose(attempt);
      this.breaker.succeeded();
    } catch (error) {
      // Notifications have taken every place: it stays due.
      if (error instanceof QueryLimitReached) isQueried = false;
      else if (error instanceof ProviderUnavailable) this.breaker.failed(error.isOverloaded);
      else if (!isProviderFailure(error)) this.logger.error(error, `attempt ${attempt.id} could not be synced`);
    }
    const minutes = BACKOFF_MINUTES[Math.min(attempt.queries, BACKOFF_MINUTES.length - 1)] ?? 15;
    const dueAt = new Date(this.clock.now().getTime() + minutes * 60_000);
    await this.transactions.run(async (db) => {
      // Guarded by the claim's number: a process whose claim expired must not write.
      const mine = { id: attempt.id, claimNumber: claim };
      const { affected } = await db.update(AttemptEntity, mine, {
        claimedUntil: null,
        ...(isFinal ? { isFinal } : {}),
      });
      // A notification that couldn't be confirmed may have made it due meanwhile: that stays.
      if (affected && isQueried) await db.update(AttemptEntity, { ...mine, dueAt: attempt.dueAt }, { dueAt });
    });
  }

  private async queryOrClose(attempt: AttemptEntity): Promise<boolean> {
    const order = await this.reader.of(OrderEntity).findOneByOrFail({ id: attempt.orderId });
    if (await this.shouldEnd(attempt, order)) return this.closing.close(attempt, 'sync');
    const { settled, nothingPending, order: after } = await this.queryAttempt.run(attempt, { via: 'sync' });
    // The answer itself may have ended the order: its token is closed in the same turn.
    if (await this.shouldEnd(attempt, after)) return this.closing.close(attempt, 'sync');
    return nothingPending && settled;
  }

  /**
   * Whether its token must take no money any more: the order has ended, is gone, or was paid by another attempt or in
   * another way. A lock doesn't count: it is about the order's status, and the buyer could go on paying.
   */
  private async shouldEnd(attempt: AttemptEntity, order: OrderEntity): Promise<boolean> {
    if (attempt.closedAt !== null || order.deletedAt !== null) return true;
    if (!isSuccessful(order.status)) return !isStillOpen(order, this.clock.now());
    const transactions = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId: attempt.id });
    return !transactions.some(({ status }) => isOrderStatus(status) && isSuccessful(status));
  }
}

/** Attempts queried after this have to wait. */
export function queryCutoff(now: Date): Date {
  return new Date(now.getTime() - QUERIED_EVERY_MS);
}
