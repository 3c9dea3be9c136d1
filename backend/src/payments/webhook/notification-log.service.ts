import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_AGAIN } from '../payment-log/attempt.entity.js';
import type { ProviderNotification } from '../provider/payment-gateway.js';
import { NotificationEntity } from './notification.entity.js';

const MAX_RAW_LENGTH = 20_000;

type Entry = Omit<NotificationEntity, 'id'>;

/** Stores the signed notifications and their outcomes. */
@Injectable()
export class NotificationLogService {
  /** Those that come at the same moment share a transaction. */
  private readonly entries = new GroupCommit<Entry, number>((entries) =>
    this.transactions.run(async (db) => {
      const ids: number[] = [];
      for (const entry of entries) ids.push(await insertRow(db, NotificationEntity, entry));
      return ids;
    }),
  );

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The new entry's id, once it is committed. */
  add(attempt: AttemptEntity, notification: ProviderNotification): Promise<number> {
    return this.entries.add({
      attemptId: attempt.id,
      transactionId: notification.transactionId ?? '',
      transactionStatus: notification.transactionStatus.slice(0, 20),
      raw: JSON.stringify(notification.raw).slice(0, MAX_RAW_LENGTH),
      outcome: 'received',
      receivedAt: this.clock.now(),
      handledAt: null,
    });
  }

  /** In its caller's transaction, if there is one. */
  async finish(id: number, outcome: NotificationEntity['outcome']): Promise<void> {
    await this.transactions.run((db) =>
      db.update(NotificationEntity, { id }, { outcome, handledAt: this.clock.now() }),
    );
  }

  /** It can't be applied now: the sync does, though the attempt may be final, since a refund may have been notified. */
  async defer(id: number, attempt: AttemptEntity): Promise<void> {
    await this.transactions.run(async (db) => {
      await this.finish(id, 'deferred');
      await db.update(AttemptEntity, { id: attempt.id }, DUE_AGAIN);
    });
  }
}
