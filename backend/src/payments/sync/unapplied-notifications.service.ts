import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_AGAIN } from '../payment-log/attempt.entity.js';
import { NotificationEntity } from '../webhook/notification.entity.js';

const BATCH = 500;
/** A notification that its process hasn't applied by then is queried by the sync too; the later query finds it known. */
const LEFT_AFTER_MS = 60_000;

/**
 * Makes the attempts due of notifications that were stored and never applied: their process ended before their turn, or
 * failed. They were answered with 200, so the provider doesn't send them again.
 */
@Injectable()
export class UnappliedNotificationsService {
  /** At the start everything is left over from a process that ended. */
  private before: Date | null;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.before = clock.now();
  }

  async makeDue(): Promise<void> {
    const now = this.clock.now();
    const before = this.before ?? new Date(now.getTime() - LEFT_AFTER_MS);
    const left = await this.reader.of(NotificationEntity).find({
      where: { handledAt: IsNull(), receivedAt: LessThanOrEqual(before) },
      order: { receivedAt: 'ASC' },
      select: { id: true, attemptId: true },
      take: BATCH,
    });
    if (left.length < BATCH) this.before = null;
    if (left.length === 0) return;
    await this.transactions.run(async (db) => {
      // Notifications before attempts, as when they are applied: else two transactions could wait for each other.
      const notifications = { id: In(left.map(({ id }) => id)), handledAt: IsNull() };
      await db.update(NotificationEntity, notifications, { outcome: 'deferred', handledAt: now });
      const attempts = { id: In(left.map(({ attemptId }) => attemptId)) };
      await db.update(AttemptEntity, attempts, DUE_AGAIN);
    });
  }
}
