import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { type QueryResult, QueryAttemptService } from '../attempts/query-attempt.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { isProviderFailure, ShuttingDown } from '../provider/provider-errors.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { isKnown } from './is-known.js';
import { NotificationLogService } from './notification-log.service.js';

const QUERY_AGAIN_AFTER_MS = 5_000;

/** `received`: the process ends before its turn; the next one makes its attempt due. */
export type Applied = { outcome: 'known' | 'applied' } | { outcome: 'deferred' | 'received'; cause: Error };

/** A notification that is in the log, and whose amount is its attempt's. */
export interface Stored {
  id: number;
  attempt: AttemptEntity;
  notification: ProviderNotification;
}

/**
 * A notification is a hint, not the truth: its signature covers neither the status nor the transaction. The provider is
 * queried, and its answer is applied.
 */
@Injectable()
export class ApplyNotificationService {
  constructor(
    private readonly pool: ProviderPool,
    private readonly queryAttempt: QueryAttemptService,
    private readonly log: NotificationLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Waits for the turn in the pool, which `begun` is told of. `deferred`: the provider can't be queried now, so the
   * attempt is due for the sync.
   */
  async run(stored: Stored, begun: () => void): Promise<Applied> {
    const { id, attempt } = stored;
    try {
      return await this.pool.run(attempt.orderId, 'notified', () => {
        begun();
        return this.inTurn(stored);
      });
    } catch (error) {
      if (error instanceof ShuttingDown) return { outcome: 'received', cause: error };
      if (!isProviderFailure(error)) throw error;
      await this.log.defer(id, attempt);
      return { outcome: 'deferred', cause: error };
    }
  }

  private async inTurn({ id, attempt, notification }: Stored): Promise<Applied> {
    const known = await this.queryAttempt.known(attempt);
    if (isKnown(notification, known)) {
      await this.log.finish(id, 'known');
      return { outcome: 'known' };
    }
    const hint = notification.transactionId ?? undefined;
    const applied = async (db: EntityManager, result: QueryResult): Promise<boolean> => {
      await this.log.finish(id, 'applied');
      const isTold = isKnown(notification, result.transactions);
      if (!isTold) await this.queryAgainSoon(db, attempt);
      return isTold && isSettled(result);
    };
    await this.queryAttempt.inTurn(attempt, { via: 'notification', hint, applied }, known);
    return { outcome: 'applied' };
  }

  /** The provider's answer may still be older than its own notification. */
  private async queryAgainSoon(db: EntityManager, { id }: AttemptEntity): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + QUERY_AGAIN_AFTER_MS);
    await db.update(AttemptEntity, { id, isFinal: false, dueAt: MoreThan(dueAt) }, { dueAt });
  }
}

/** The attempt's money has paid the order for good, so the sync need not query it again. */
function isSettled({ order, settled, nothingPending, transactions }: QueryResult): boolean {
  const isPayer = transactions.some(({ transactionId }) => transactionId === order.transactionId);
  return settled && nothingPending && isPayer && isSuccessful(order.status) && order.deletedAt === null;
}
