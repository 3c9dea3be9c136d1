import { Injectable } from '@nestjs/common';
import { Brackets, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { padded } from '../../platform/database/padded.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { queryCutoff } from './sync-queue.service.js';
import { PolledOrders } from './polled-orders.js';

const CHUNK = 4_096;

/** Makes the attempts of polled orders due. Runs in every process, since each knows only its own pollers. */
@Injectable()
export class PrioritizePolledOrdersService {
  /** When an order was last made due: a buyer polls each second, and its attempt isn't queried again that soon. */
  private readonly madeDueAt = new Map<number, Date>();
  private isRunning = false;

  constructor(
    private readonly polledOrders: PolledOrders,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Does nothing while it runs already: what is polled meanwhile is kept for the next run. */
  async prioritize(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.makeAllDue();
    } finally {
      this.isRunning = false;
    }
  }

  private async makeAllDue(): Promise<void> {
    const now = this.clock.now();
    const before = queryCutoff(now);
    for (const [id, at] of this.madeDueAt) if (at <= before) this.madeDueAt.delete(id);
    const ids = this.polledOrders.take().filter((id) => !this.madeDueAt.has(id));
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK);
      await this.makeDue(chunk, before);
      for (const id of chunk) this.madeDueAt.set(id, now);
    }
  }

  private async makeDue(ids: number[], before: Date): Promise<void> {
    const longAgo = new Brackets((either) =>
      either.where('asked_at IS NULL').orWhere('asked_at <= :before', { before }),
    );
    await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({ dueAt: DUE_FIRST })
        .where({ orderId: In(padded(ids)), isFinal: false, dueAt: MoreThan(DUE_FIRST) })
        .andWhere(longAgo)
        .execute(),
    );
  }
}
