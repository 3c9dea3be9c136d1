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

/** More than the questions of one second allow (rules, "Status sync"); the job runs once a second. */
const BATCH = 10;
/** One attempt is asked about at most once in this time (rules, "Status sync"). */
const ASKED_EVERY_MS = 5_000;
const CLAIM_MS = 60_000;
const BACKOFF_MINUTES = [1, 2, 4, 8, 15];

/**
 * Asks the provider about attempts until each is final there, whatever the order's state: so a lost notification
 * delays a ticket by seconds when its buyer is watching, by minutes else, and never loses it.
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
   * One batch of what is due, watched first, then oldest; gives the number asked. Of many watched ones that asked about
   * longest ago comes first: else the first few, due again every five seconds, would keep the others from their turn.
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
    let asked = 0;
    for (const attempt of attempts) {
      if (!this.breaker.mayQuery()) break;
      const claim = await this.claim(attempt);
      if (claim === null) continue;
      await this.sync(attempt, claim);
      asked += 1;
    }
    return asked;
  }

  /** The claim's number, or null when another process has it, or a notification has just asked. */
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
            either.where('asked_at IS NULL').orWhere('asked_at <= :rested', { rested: queryCutoff(now) }),
          ),
        )
        .execute(),
    );
    return affected ? number : null;
  }

  private async sync(attempt: AttemptEntity, claim: number): Promise<void> {
    let isFinal = false;
    let isAsked = true;
    try {
      isFinal = await this.askOrClose(attempt);
      this.breaker.succeeded();
    } catch (error) {
      // Every place is taken by notifications: it stays due.
      if (error instanceof QueryLimitReached) isAsked = false;
      else if (error instanceof ProviderUnavailable) this.breaker.failed(error.isOverloaded);
      else if (!isProviderFailure(error)) this.logger.error(error, `attempt ${attempt.id} could not be synced`);
    }
    const minutes = BACKOFF_MINUTES[Math.min(attempt.queries, BACKOFF_MINUTES.length - 1)] ?? 15;
    const dueAt = new Date(this.clock.now().getTime() + minutes * 60_000);
    await this.transactions.run(async (db) => {
      // Guarded by the claim's number: a process that slept over it must not write late.
      const mine = { id: attempt.id, claimNumber: claim };
      const { affected } = await db.update(AttemptEntity, mine, {
        claimedUntil: null,
        ...(isFinal ? { isFinal } : {}),
      });
      // Somebody may have made it due meanwhile (a notification that couldn't be confirmed): that stays.
      if (affected && isAsked) await db.update(AttemptEntity, { ...mine, dueAt: attempt.dueAt }, { dueAt });
    });
  }

  private async askOrClose(attempt: AttemptEntity): Promise<boolean> {
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

/** An attempt that was asked about after this has its turn later. */
export function queryCutoff(now: Date): Date {
  return new Date(now.getTime() - ASKED_EVERY_MS);
}
