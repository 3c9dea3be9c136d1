import { ORDER_REFUSAL_TEXTS, type DeleteOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { OrderEffectsService } from '../status/order-effects.service.js';
import { OrderSearchIndexService } from '../search/order-search-index.service.js';
import { StatusAnswersService } from '../status/status-answers.service.js';
import { OrderChangesService } from './order-changes.service.js';
import { lockFacts } from './sync-lock.service.js';

/** Hides an order and its tickets; nothing is removed from the database. */
@Injectable()
export class DeleteOrderService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly tickets: TicketsService,
    private readonly effects: OrderEffectsService,
    private readonly answers: StatusAnswersService,
    private readonly search: OrderSearchIndexService,
    private readonly clock: Clock,
  ) {}

  /** Gives back seats, code uses and the buyer's place. Throws 404, 422 (order number), 409 (not locked, changed). */
  delete(key: string, { confirm2, updated_at: seen }: DeleteOrderRequest, actor: Actor): Promise<void> {
    return this.changes.run(key, async (db, order) => {
      if (!order.syncLocked) throw new AppError('CONFLICT', ORDER_REFUSAL_TEXTS.notLocked);
      if (confirm2 !== order.orderNumber) throw fieldError('confirm2', ORDER_REFUSAL_TEXTS.orderNumberMismatch);
      const deletedAt = this.clock.now();
      const hidden = { deletedAt, openEmail: null, openPhone: null, paymentsStale: true };
      const deleted = await this.changes.write(db, order, hidden, seen);
      await this.tickets.hide(db, order.id, deletedAt);
      await this.search.forget(db, order);
      await this.changes.record(db, actor, order, {
        action: 'delete',
        before: { order_number: order.orderNumber, status: order.status, ...lockFacts(order) },
      });
      await this.answers.changed(db, deleted);
      await this.effects.releaseAll(db, order, 'admin');
    });
  }
}
