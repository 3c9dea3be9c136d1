import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { NotificationEntity } from './notification.entity.js';

const MAX_RAW_LENGTH = 20_000;

/** Stores the signed notifications and their outcomes. */
@Injectable()
export class NotificationLogService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The new entry's id. */
  async add(attempt: AttemptEntity, notification: ProviderNotification): Promise<number> {
    const { identifiers } = await this.transactions.run((db) =>
      db.insert(NotificationEntity, {
        attemptId: attempt.id,
        transactionId: notification.transactionId ?? '',
        transactionStatus: notification.transactionStatus.slice(0, 20),
        raw: JSON.stringify(notification.raw).slice(0, MAX_RAW_LENGTH),
        outcome: 'received',
        receivedAt: this.clock.now(),
        handledAt: null,
      }),
    );
    return Number(identifiers[0]?.['id']);
  }

  /** `settled` is an attempt that needs no further query, as it was read when the notification came. */
  async finish(id: number, outcome: NotificationEntity['outcome'], settled?: AttemptEntity): Promise<void> {
    await this.transactions.run(async (db) => {
      await db.update(NotificationEntity, { id }, { outcome, handledAt: this.clock.now() });
      if (!settled) return;
      // The claim's number tells that the sync, or a change by staff, has come in between.
      const asRead = { id: settled.id, claimNumber: settled.claimNumber, closedAt: IsNull() };
      await db.update(AttemptEntity, asRead, { isFinal: true });
    });
  }
}
