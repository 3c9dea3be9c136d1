import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError, fieldError } from '../http/app-error.js';
import { SeatsService, SOLD_OUT } from '../tickets/seats.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { CodesService } from './codes.service.js';
import { OrderMails } from './order-mails.service.js';
import { OrderStatusService } from './order-status.service.js';
import type { OrderEntity } from './order.entity.js';

/** What a new order takes: its tickets, its discount use, a mail, its seats; a free one is paid at once. */
@Injectable()
export class OrderHoldings {
  constructor(
    private readonly tickets: TicketsService,
    private readonly codes: CodesService,
    private readonly mails: OrderMails,
    private readonly seats: SeatsService,
    private readonly status: OrderStatusService,
  ) {}

  async take(db: EntityManager, order: OrderEntity): Promise<OrderEntity> {
    await this.tickets.issue(db, order);
    const placed = order.finalAmount === 0 ? await this.payFree(db, order) : order;
    if (placed.paidAt === null) await this.mails.finishPayment(db, order);
    if (order.discountCodeId !== null && !(await this.codes.takeDiscountUse(db, order.discountCodeId))) {
      throw fieldError('discount_code', 'This discount code has been used up.');
    }
    if (!(await this.seats.take(db, order.ticketType, order.ticketQuantity))) {
      throw new AppError('TICKETS_SOLD_OUT', SOLD_OUT);
    }
    return placed;
  }

  private async payFree(db: EntityManager, order: OrderEntity): Promise<OrderEntity> {
    return (await this.status.apply(db, { orderId: order.id, to: 'paid', source: 'free', via: 'free' })).order;
  }
}
