import { isOrderStatus, isSuccessful } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { isStillOpen } from '../../orders/order-time.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { inParallel } from '../provider-limits/in-parallel.js';
import type { AttemptEntity } from '../payment-log/attempt.entity.js';
import { CloseAttemptsService } from '../attempts/close-attempts.service.js';
import { ProviderCircuitBreaker } from '../provider-limits/circuit-breaker.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { NotCalled, ProviderUnavailable, isProviderFailure } from '../provider/provider-errors.js';
import { QueryAttemptService } from '../attempts/query-attempt.service.js';
import { SyncQueueService } from './sync-queue.service.js';

/** At most, and no more than the pool has places: a claim must not run out while its attempt waits for one. */
const AT_ONCE = 32;
const BEGIN_WITHIN_MS = 10_000;

/**
 * Queries the provider about attempts until each is final there, in any state of the order: a lost notification delays
 * a ticket by seconds when its buyer polls, else by minutes, and never loses it.
 */
@Injectable()
export class SyncAttemptsService {
  private readonly logger = new Logger(SyncAttemptsService.name);

  constructor(
    private readonly queue: SyncQueueService,
    private readonly reader: Reader,
    private readonly queryAttempt: QueryAttemptService,
    private readonly closing: CloseAttemptsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly pool: ProviderPool,
    private readonly clock: Clock,
  ) {}

  /**
   * Queries one batch of due attempts, polled ones first; returns their number. Of many polled ones the least recently
   * queried comes first, or the first few, due again within seconds, would starve the others.
   */
  async syncDue(): Promise<number> {
    await this.queue.makeStaleDue();
    if (this.breaker.isOpen()) return 0;
    const attempts = await this.queue.due();
    let queried = 0;
    const atOnce = this.breaker.isInDoubt() ? 1 : Math.min(AT_ONCE, this.pool.places);
    await inParallel(attempts, { atOnce, beginWithinMs: BEGIN_WITHIN_MS }, async (attempt) => {
      if (this.breaker.isOpen()) return 'stop';
      const claim = await this.queue.claim(attempt);
      if (claim === null) return 'go_on';
      await this.sync(attempt, claim);
      queried += 1;
      return 'go_on';
    });
    return queried;
  }

  private async sync(attempt: AttemptEntity, claim: number): Promise<void> {
    let isFinal = false;
    let isQueried = true;
    try {
      isFinal = await this.queryOrClose(attempt);
      this.breaker.succeeded();
    } catch (error) {
      // It wasn't its turn yet: it stays due.
      if (error instanceof NotCalled) isQueried = false;
      else if (error instanceof ProviderUnavailable) this.breaker.failed(error.isOverloaded);
      else if (!isProviderFailure(error)) this.logger.error(error, `attempt ${attempt.id} could not be synced`);
    }
    await this.queue.release(attempt, claim, { isFinal, isQueried });
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
