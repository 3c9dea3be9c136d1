import type { ManualOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../platform/database/insert-rows.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SeatsService, SOLD_OUT } from '../../tickets/tiers/seats.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { OrderStatusService } from '../status/order-status.service.js';
import { OrderEntity } from '../order.entity.js';
import { OrderChangesService } from '../actions/order-changes.service.js';

/** Writes a manual order: its row, its tickets, the status `paid` through OrderStatusService, its seats last. */
@Injectable()
export class ManualOrderWriterService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly seats: SeatsService,
    private readonly orderStatus: OrderStatusService,
    private readonly changes: OrderChangesService,
  ) {}

  /** The new order's id. Throws 409 when the tier has no seats left and `over_quota` isn't set. */
  async write(
    db: EntityManager,
    draft: Omit<OrderEntity, 'id'>,
    request: ManualOrderRequest,
    actor: Actor,
  ): Promise<number> {
    const order: OrderEntity = { ...draft, id: await insertRow(db, OrderEntity, draft) };
    await this.tickets.issue(db, order);
    const withoutMail = request.send_email === false;
    await this.orderStatus.apply(db, { orderId: order.id, to: 'paid', source: 'admin', via: 'admin', withoutMail });
    await this.changes.record(db, actor, order, {
      action: 'create',
      after: {
        order_number: order.orderNumber,
        buyer_email: order.buyerEmail,
        ticket_type: order.ticketType,
        ticket_quantity: order.ticketQuantity,
        final_amount: order.finalAmount,
        over_quota: request.over_quota === true,
        send_email: !withoutMail,
      },
    });
    const isSeated = await this.seats.take(db, order.ticketType, order.ticketQuantity, request.over_quota === true);
    if (!isSeated) throw new AppError('TICKETS_SOLD_OUT', SOLD_OUT);
    return order.id;
  }
}
