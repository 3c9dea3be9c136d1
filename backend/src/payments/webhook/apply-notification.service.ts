import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { QueryAttemptService } from '../attempts/query-attempt.service.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';
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
    private readonly queryAttempt: QueryAttemptService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** `deferred`: the provider can't be queried now, so the attempt is due for the sync. */
  async run(attempt: AttemptEntity, notification: ProviderNotification): Promise<Applied> {
    if (await this.isKnown(attempt, notification)) return { outcome: 'known' };
    const hint = notification.transactionId ?? undefined;
    const isKnown = (): Promise<boolean> => this.isKnown(attempt, notification);
    try {
      await this.queryAttempt.run(attempt, { via: 'notification', hint, isKnown });
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      await this.transactions.run((db) =>
        db.update(AttemptEntity, { id: attempt.id, isFinal: false }, { dueAt: this.clock.now() }),
      );
      return { outcome: 'deferred', cause: error };
    }
    if (!(await this.isKnown(attempt, notification))) await this.queryAgainSoon(attempt);
    return { outcome: 'applied' };
  }

  /** The provider's answer may still be older than its own notification. */
  private async queryAgainSoon(attempt: AttemptEntity): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + QUERY_AGAIN_AFTER_MS);
    await this.transactions.run((db) =>
      db.update(AttemptEntity, { id: attempt.id, isFinal: false, dueAt: MoreThan(dueAt) }, { dueAt }),
    );
  }

  /** Whether the provider itself has answered this very status of this transaction before. */
  private async isKnown(attempt: AttemptEntity, notification: ProviderNotification): Promise<boolean> {
    const { transactionId, transactionStatus, fraudStatus } = notification;
    if (transactionId === null) return false;
    const known = await this.reader.of(ProviderTransactionEntity).findOneBy({ attemptId: attempt.id, transactionId });
    // A challenged card and an accepted one are both `capture`.
    const isSameFraud = fraudStatus === null || fraudStatus === known?.fraudStatus;
    return known?.status === transactionStatus.toLowerCase() && isSameFraud;
  }
}
