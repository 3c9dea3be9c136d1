import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { padded } from '../../platform/database/padded.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { queryCutoff } from './sync-queue.service.js';
import { PolledOrders } from './polled-orders.js';

const CHUNK = 4_096;
/**
 * How long after its opening or its last query a polled attempt is queried: until the first query and after it, after the
 * second, and after all later ones. Queries that a notification caused count too. Nearly all payments are told of by
 * a notification: these queries are for those whose notification was lost, while their buyers wait.
 */
const SECONDS = { first: 5, second: 10, later: 20 };

/** Makes the attempts of polled orders due. Runs in every process, since each knows only its own pollers. */
@Injectable()
export class PrioritizePolledOrdersService {
  /** When an order was last looked at: a buyer polls each second, and its attempt isn't queried again that soon. */
  private readonly lookedAt = new Map<number, Date>();
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
    for (const [id, at] of this.lookedAt) if (at <= before) this.lookedAt.delete(id);
    const ids = this.polledOrders.take().filter((id) => !this.lookedAt.has(id));
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK);
      await this.makeDue(chunk, now);
      for (const id of chunk) this.lookedAt.set(id, now);
    }
  }

  private async makeDue(ids: number[], now: Date): Promise<void> {
    const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
    await this.transactions.run((db) =>
      db
        .createQueryBuilder()
        .update(AttemptEntity)
        .set({ dueAt: DUE_FIRST })
        .where({ orderId: In(padded(ids)), isFinal: false, dueAt: MoreThan(DUE_FIRST) })
        .andWhere(
          'COALESCE(asked_at, created_at) <= CASE WHEN asks <= 1 THEN :first WHEN asks = 2 THEN :second ELSE :later END',
          { first: ago(SECONDS.first), second: ago(SECONDS.second), later: ago(SECONDS.later) },
        )
        .execute(),
    );
  }
}
