import { Injectable } from '@nestjs/common';
import { Brackets, In, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AttemptEntity, DUE_FIRST } from '../payment-log/attempt.entity.js';
import { queryCutoff } from './sync-queue.service.js';
import { PolledOrders } from './polled-orders.js';

const CHUNK = 500;

/** Makes the attempts of polled orders due. Runs in every process, since each knows only its own pollers. */
@Injectable()
export class PrioritizePolledOrdersService {
  constructor(
    private readonly polledOrders: PolledOrders,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async prioritize(): Promise<void> {
    const ids = this.polledOrders.take();
    const before = queryCutoff(this.clock.now());
    for (let start = 0; start < ids.length; start += CHUNK) await this.makeDue(ids.slice(start, start + CHUNK), before);
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
        .where({ orderId: In(ids), isFinal: false, dueAt: MoreThan(DUE_FIRST) })
        .andWhere(longAgo)
        .execute(),
    );
  }
}
