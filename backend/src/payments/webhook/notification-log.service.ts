import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { AttemptEntity } from '../payment-log/attempt.entity.js';
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

  async finish(id: number, outcome: NotificationEntity['outcome']): Promise<void> {
    await this.transactions.run((db) =>
      db.update(NotificationEntity, { id }, { outcome, handledAt: this.clock.now() }),
    );
  }
}
