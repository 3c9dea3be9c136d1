import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { ImportedReferencesService } from '../import/imported-references.service.js';
import { OrderEntity } from '../order.entity.js';
import { IdempotencyKeyEntity } from '../placing/idempotency-key.entity.js';
import { OrderSearchIndexService } from '../search/order-search-index.service.js';
import { withoutBuyer } from './erased-buyer.js';

/** Takes the buyer out of an order, for good: on the order, its tickets, its mails, in the search and in the import's rows. */
@Injectable()
export class EraseBuyerService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly outbox: OutboxService,
    private readonly search: OrderSearchIndexService,
    private readonly imported: ImportedReferencesService,
  ) {}

  /** In the transaction `db` that has locked the order. Mails that wait go first: none may leave for the erased address. */
  async erase(db: EntityManager, order: OrderEntity): Promise<void> {
    const { id, subject, orderNumber } = order;
    // `updatedAt` stays: the reconciliation compares orders that were changed in its days.
    const changes = withoutBuyer(order);
    const erased = { ...order, ...changes };
    await this.outbox.forgetOrder(db, id, erased.buyerEmail);
    await db.update(OrderEntity, { id }, changes);
    await this.tickets.rename(db, id, erased);
    // A deleted order has no terms.
    if (order.deletedAt === null) await this.search.correct(db, order, erased);
    if (order.source === 'google_form') await this.imported.erase(db, orderNumber);
    await db.delete(IdempotencyKeyEntity, { subject, orderId: id });
  }
}
