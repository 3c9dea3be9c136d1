import { isSuccessful, type BuyerOrder, type BuyerOrderData, type BuyerTicket } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { type Buyer, ownsOrder } from '../../platform/access/identities.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketSignerService } from '../../tickets/desk/ticket-signer.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { summarise } from '../payment-log/payment-summary.js';
import { AttemptEntity } from '../payment-log/attempt.entity.js';
import { describePayment } from './buyer-payment.js';
import { ProviderTransactionEntity } from '../payment-log/provider-transaction.entity.js';

/** A buyer's own order, with all that its page shows. The public status call gives much less. */
@Injectable()
export class BuyerOrderService {
  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly signer: TicketSignerService,
  ) {}

  /** Throws 404 for an order that isn't there, and for another buyer's just the same. */
  async read(orderNumber: string, buyer: Buyer): Promise<BuyerOrderData> {
    const order = await this.reader.of(OrderEntity).findOneBy({ orderNumber, deletedAt: IsNull() });
    if (!order || !ownsOrder(buyer, order)) throw new AppError('NOT_FOUND', 'Order not found.');
    const { name, concertDate, venue, venueIndonesian } = await this.settings.get('festival');
    return {
      order: {
        order_number: order.orderNumber,
        status: order.status,
        ticket_type_header: order.ticketTypeHeader,
        ticket_quantity: order.ticketQuantity,
        amount: order.amount,
        discount_amount: order.discountAmount,
        bundle_discount_amount: order.bundleDiscountAmount,
        final_amount: order.finalAmount,
        expires_at: order.expiresAt.toISOString(),
        paid_at: order.paidAt?.toISOString() ?? null,
        buyer_email: order.buyerEmail,
        payment: await this.paymentOf(order),
        tickets: await this.ticketsOf(order),
        festival: { name, date: concertDate, venue, venue_indonesian: venueIndonesian ?? null },
      },
    };
  }

  /** The payment that paid the order or is pending; failed ones are left out. */
  private async paymentOf({ id: orderId, transactionId }: OrderEntity): Promise<BuyerOrder['payment']> {
    const attempts = await this.reader.of(AttemptEntity).find({ where: { orderId }, select: { id: true } });
    const attemptId = In(attempts.map(({ id }) => id));
    const all = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId });
    const summary = summarise(all, transactionId);
    if (!summary) return null;
    const counts = isSuccessful(summary.status) || summary.status === 'pending';
    return counts ? describePayment(summary.decisive) : null;
  }

  private async ticketsOf(order: OrderEntity): Promise<BuyerTicket[]> {
    if (!isSuccessful(order.status)) return [];
    const tickets = await this.reader.of(TicketEntity).find({
      where: { orderId: order.id, status: In(['valid', 'used']), deletedAt: IsNull() },
      order: { number: 'ASC' },
    });
    return tickets.map((ticket) => ({
      ticket_code: ticket.ticketCode,
      number: ticket.number,
      verify: this.signer.sign(ticket),
    }));
  }
}
