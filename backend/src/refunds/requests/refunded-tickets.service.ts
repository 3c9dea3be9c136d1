import { isSuccessful, ticketShares, type RefundableTicket } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { ReleaseSeatsAndCodesService } from '../../orders/status/release-seats-and-codes.service.js';
import { OrderStatusService } from '../../orders/status/order-status.service.js';
import { OrderEntity } from '../../orders/order.entity.js';
import type { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import type { PaymentMoney } from './refundable-payments.service.js';

const VIA = 'refund';
const CHANGED = 'One of these tickets was used or changed in the meantime. Please reload and choose again.';

/** A refund of `amount` rupiah of a payment that cancels some tickets. */
export interface ChosenTickets {
  payment: PaymentMoney;
  amount: number;
  codes: readonly string[];
}

/**
 * The tickets of a refund: invalid from the request on, so that a ticket under refund lets nobody in; valid again when
 * the refund fails; their seats are released when it is done.
 */
@Injectable()
export class RefundedTicketsService {
  constructor(
    private readonly reader: Reader,
    private readonly tickets: TicketsService,
    private readonly seats: ReleaseSeatsAndCodesService,
    private readonly orderStatus: OrderStatusService,
  ) {}

  async of({ id: orderId, finalAmount, ticketQuantity }: OrderEntity): Promise<RefundableTicket[]> {
    const rows = await this.reader
      .of(TicketEntity)
      .find({ where: { orderId, deletedAt: IsNull() }, order: { number: 'ASC', id: 'ASC' } });
    const shares = ticketShares(finalAmount, ticketQuantity);
    return rows.map(({ ticketCode: code, number, status, refundId }) => {
      const blocked = refundId !== null ? 'refunded' : status === 'used' ? 'used' : 'not_valid';
      const isFree = status === 'valid' && refundId === null;
      return { code, number, status, share: shares[number - 1] ?? 0, blocked: isFree ? null : blocked };
    });
  }

  /** Throws 409 and 422 when these tickets can't be refunded with this payment. */
  async check(order: OrderEntity, { payment, amount, codes }: ChosenTickets): Promise<void> {
    if (codes.length === 0) return;
    if (payment.is_extra || !isSuccessful(order.status)) {
      throw fieldError('tickets', 'This payment did not pay for the tickets, so none can be chosen.');
    }
    const all = await this.of(order);
    for (const code of codes) {
      const ticket = all.find((each) => each.code === code);
      if (!ticket) throw fieldError('tickets', `${code} is not a ticket of this order.`);
      if (ticket.blocked === 'used')
        throw fieldError('tickets', `${code} was used at the gate and cannot be refunded.`);
      if (ticket.blocked !== null) throw fieldError('tickets', `${code} is not valid any more.`);
    }
    const isAllChosen = all.every(({ code, blocked }) => blocked !== null || codes.includes(code));
    if (amount === payment.left && !isAllChosen) {
      throw fieldError(
        'tickets',
        'This is all the money that is left, so all tickets end: choose all, or a part of the money.',
      );
    }
  }

  /** Throws 409 when somebody has been let in with one of them meanwhile. */
  async cancel(db: EntityManager, { orderId, id }: RefundEntity, codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    const taken = await this.tickets.takeOut(db, orderId, codes, id);
    if (taken !== codes.length) throw new AppError('CONFLICT', CHANGED);
  }

  /** The refund is done. One that was refused before and is done all the same finds its tickets valid again. */
  async complete(db: EntityManager, refund: RefundEntity): Promise<void> {
    const codes = refund.tickets ?? [];
    if (codes.length === 0) return;
    const order = await db.findOneByOrFail(OrderEntity, { id: refund.orderId });
    if (!isSuccessful(order.status)) return this.tickets.putBack(db, refund, 'cancelled');
    if (refund.status === 'refused') await this.tickets.takeOut(db, order.id, codes, refund.id);
    const out = await this.tickets.takenOut(db, refund);
    if (out < codes.length) await this.orderStatus.raiseAttention(db, order, 'used_ticket_reversed', { via: VIA });
    if (out > 0) await this.seats.releasePart(db, order, out, VIA);
  }

  /** The refund failed: the tickets are valid again, unless the order has ended meanwhile. */
  async restore(db: EntityManager, refund: RefundEntity): Promise<void> {
    if ((refund.tickets ?? []).length === 0) return;
    const { status, holdsSeats } = await db.findOneByOrFail(OrderEntity, { id: refund.orderId });
    await this.tickets.putBack(db, refund, isSuccessful(status) && holdsSeats ? 'valid' : 'cancelled');
  }
}
