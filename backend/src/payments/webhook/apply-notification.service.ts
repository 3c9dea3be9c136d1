import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { QueryAttemptService } from '../attempts/query-attempt.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import type { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
import { ProviderPool } from '../provider-limits/provider-pool.js';
import { isProviderFailure } from '../provider/provider-errors.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';

const QUERY_AGAIN_AFTER_MS = 5_000;

export type Applied = { outcome: 'known' | 'applied' } | { outcome: 'deferred'; cause: Error };

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

  /** `deferred`: the provider can't be queried now, so the attempt is due for the sync. */
  async run(attempt: AttemptEntity, notification: ProviderNotification): Promise<Applied> {
    try {
      return await this.pool.run(attempt.orderId, 'notified', () => this.inTurn(attempt, notification));
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      await this.makeDue(attempt);
      return { outcome: 'deferred', cause: error };
    }
  }

  private async inTurn(attempt: AttemptEntity, notification: ProviderNotification): Promise<Applied> {
    const known = await this.queryAttempt.known(attempt);
    if (isKnown(notification, known)) return { outcome: 'known' };
    const hint = notification.transactionId ?? undefined;
    const { transactions } = await this.queryAttempt.inTurn(attempt, known, { via: 'notification', hint });
    if (!isKnown(notification, transactions)) await this.queryAgainSoon(attempt);
    return { outcome: 'applied' };
  }

  private async makeDue({ id }: AttemptEntity): Promise<void> {
    await this.transactions.run((db) => db.update(AttemptEntity, { id, isFinal: false }, { dueAt: this.clock.now() }));
  }

  /** The provider's answer may still be older than its own notification. */
  private async queryAgainSoon(attempt: AttemptEntity): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + QUERY_AGAIN_AFTER_MS);
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id, isFinal: false, dueAt: MoreThan(dueAt) }, { dueAt }),
    );
  }
}

/** Whether the provider itself has answered this very status of this transaction before. */
function isKnown(
  { transactionId, transactionStatus, fraudStatus }: ProviderNotification,
  transactions: readonly ProviderTransactionEntity[],
): boolean {
  const known = transactions.find((each) => each.transactionId === transactionId);
  // A challenged card and an accepted one are both `capture`.
  const isSameFraud = fraudStatus === null || fraudStatus === known?.fraudStatus;
  return known?.status === transactionStatus.toLowerCase() && isSameFraud;
}
