import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { ImportedRowEntity } from '../import/imported-row.entity.js';
import { changeTime } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';
import { IdempotencyKeyEntity } from '../placing/idempotency-key.entity.js';
import { OrderSearchIndexService } from '../search/order-search-index.service.js';
import { IS_UNDER_WAY, withoutBuyer } from './erased-buyer.js';

/** Takes the buyer out of an order, for good: on the order, its tickets, its mails, in the search and in the import's rows. */
@Injectable()
export class EraseBuyerService {
  constructor(
    private readonly reader: Reader,
    private readonly tickets: TicketsService,
    private readonly outbox: OutboxService,
    private readonly search: OrderSearchIndexService,
    private readonly clock: Clock,
  ) {}

  /** Ids of orders that must be left alone. */
  async underWay(): Promise<number[]> {
    const rows = await this.reader.select(OrderEntity, 'o').select('o.id', 'id').where(IS_UNDER_WAY).getRawMany();
    return (rows as Array<{ id: number }>).map(({ id }) => id);
  }

  /** In the transaction `db`; false when the order is under way meanwhile, and nothing was changed. */
  async erase(db: EntityManager, id: number): Promise<boolean> {
    const rows = db.createQueryBuilder(OrderEntity, 'o').where(`o.id = :id AND NOT ${IS_UNDER_WAY}`, { id });
    const [order] = await lockRows(db, rows);
    if (!order) return false;
    const changes = { ...withoutBuyer(order), updatedAt: changeTime(order, this.clock.now()) };
    const erased = { ...order, ...changes };
    await db.update(OrderEntity, { id }, changes);
    await this.tickets.rename(db, id, erased);
    await this.outbox.forgetOrder(db, id, erased.buyerEmail);
    // A deleted order has no terms.
    if (order.deletedAt === null) await this.search.correct(db, order, erased);
    const { orderNumber } = order;
    await db.update(ImportedRowEntity, { orderNumber }, { reference: `erased-${id}`, fingerprint: '' });
    await db.delete(IdempotencyKeyEntity, { orderId: id });
    return true;
  }
}
