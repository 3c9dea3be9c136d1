import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type QueryResult, QueryAttemptService } from '../attempts/query-attempt.service.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { isProviderFailure, ShuttingDown } from '../provider/provider-errors.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { isKnown } from './is-known.js';

const QUERY_AGAIN_AFTER_MS = 5_000;

/** `received`: the process ends before its turn; the next one makes its attempt due. */
export type Applied =
  | { outcome: 'known' }
  | { outcome: 'applied'; isSettled: boolean }
  | { outcome: 'deferred' | 'received'; cause: Error };

/**
 * A notification is a hint, not the truth: its signature covers neither the status nor the transaction. The provider is
 * queried, and its answer is applied.
 */
@Injectable()
export class ApplyNotificationService {
  constructor(
    private readonly pool: ProviderPool,
    private readonly queryAttempt: QueryAttemptService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Waits for the turn in the pool, which `begun` is told of. `deferred`: the provider can't be queried now, so the
   * attempt is due for the sync.
   */
  async run(attempt: AttemptEntity, notification: ProviderNotification, begun: () => void): Promise<Applied> {
    try {
      return await this.pool.run(attempt.orderId, 'notified', () => {
        begun();
        return this.inTurn(attempt, notification);
      });
    } catch (error) {
      if (error instanceof ShuttingDown) return { outcome: 'received', cause: error };
      if (!isProviderFailure(error)) throw error;
      await this.makeDue(attempt);
      return { outcome: 'deferred', cause: error };
    }
  }

  /** Final ones too: a refund may have been notified. */
  async makeDue({ id }: AttemptEntity): Promise<void> {
    await this.transactions.run((db) => db.update(AttemptEntity, { id }, { isFinal: false, dueAt: DUE_FIRST }));
  }

  private async inTurn(attempt: AttemptEntity, notification: ProviderNotification): Promise<Applied> {
    const known = await this.queryAttempt.known(attempt);
    if (isKnown(notification, known)) return { outcome: 'known' };
    const hint = notification.transactionId ?? undefined;
    const result = await this.queryAttempt.inTurn(attempt, known, { via: 'notification', hint });
    const isTold = isKnown(notification, result.transactions);
    if (!isTold) await this.queryAgainSoon(attempt);
    return { outcome: 'applied', isSettled: isTold && isSettled(result) };
  }

  /** The provider's answer may still be older than its own notification. */
  private async queryAgainSoon(attempt: AttemptEntity): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + QUERY_AGAIN_AFTER_MS);
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id, isFinal: false, dueAt: MoreThan(dueAt) }, { dueAt }),
    );
  }
}

/** The attempt's money has paid the order for good, so the sync need not query it again. */
function isSettled({ order, settled, nothingPending, transactions }: QueryResult): boolean {
  const isPayer = transactions.some(({ transactionId }) => transactionId === order.transactionId);
  return settled && nothingPending && isPayer && isSuccessful(order.status) && order.deletedAt === null;
}
