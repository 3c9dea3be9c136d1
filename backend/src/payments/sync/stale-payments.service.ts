import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity, DUE_AGAIN } from '../payment-log/attempt.entity.js';

const BATCH = 100;

/**
 * Makes all attempts due, final ones too, of orders that staff unlocked, ended, marked as paid or deleted: answers that
 * a lock held back are queried again, and attempts that must take no more money are closed.
 */
@Injectable()
export class StalePaymentsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async makeDue(): Promise<void> {
    const orders = await this.reader.of(OrderEntity).find({
      where: { paymentsStale: true },
      select: { id: true },
      take: BATCH,
    });
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    await this.transactions.run(async (db) => {
      await db.update(OrderEntity, { id: In(ids) }, { paymentsStale: false });
      await db.update(AttemptEntity, { orderId: In(ids) }, { ...DUE_AGAIN, dueAt: this.clock.now() });
    });
  }
}
