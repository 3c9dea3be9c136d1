import { MailEntity } from '../../../src/mail/mail.entity.js';
import { OrderEntity } from '../../../src/orders/order.entity.js';
import { AttemptEntity } from '../../../src/payments/payment-log/attempt.entity.js';
import { ExpireOrdersService } from '../../../src/payments/cancel-expire/expire-orders.service.js';
import { ReleaseEndedOrdersService } from '../../../src/payments/cancel-expire/release-ended-orders.service.js';
import { SyncAttemptsService } from '../../../src/payments/sync/sync-attempts.service.js';
import { TicketEntity } from '../../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../../src/tickets/tiers/ticket-type.entity.js';
import type { Festival } from '../festival.js';
import { until } from '../until.js';

/** The state of an order that tests assert once everything is done. */
export interface Outcome {
  status: string;
  attention: string | null;
  holdsSeats: boolean;
  tickets: string[];
  /** Seats of the tier that are sold or held. */
  sold: number;
  mails: string[];
}

/** Reads orders, and runs the jobs that tests run themselves. */
export class PaymentsBench {
  constructor(private readonly festival: Festival) {}

  order(orderNumber: string): Promise<OrderEntity> {
    return this.festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
  }

  async outcome(orderNumber: string): Promise<Outcome> {
    const order = await this.order(orderNumber);
    const tickets = await this.festival
      .rows(TicketEntity)
      .find({ where: { orderId: order.id }, order: { number: 'ASC' } });
    const mails = await this.festival.rows(MailEntity).find({ where: { orderId: order.id }, order: { id: 'ASC' } });
    const tier = await this.festival.rows(TicketTypeEntity).findOneByOrFail({ type: order.ticketType });
    return {
      status: order.status,
      attention: order.attention,
      holdsSeats: order.holdsSeats,
      tickets: tickets.map((each) => each.status),
      sold: tier.sold,
      mails: mails.map((each) => each.kind),
    };
  }

  /** Waits for the effects of notifications. */
  reaches(orderNumber: string, status: string): Promise<OrderEntity> {
    return until(
      () => this.order(orderNumber),
      (order) => order.status === status,
      `${orderNumber} ${status}`,
    );
  }

  /** Queries every attempt now, as if none had been queried recently. */
  async sync(): Promise<void> {
    await this.festival.rows(AttemptEntity).update({ isFinal: false }, { dueAt: new Date(0), queriedAt: null });
    while ((await this.syncDue()) > 0);
  }

  /** One run of the sync. */
  syncDue(): Promise<number> {
    return this.festival.get(SyncAttemptsService).syncDue();
  }

  async expire(): Promise<void> {
    while ((await this.festival.get(ExpireOrdersService).expireDue()) > 0);
    await this.festival.get(ReleaseEndedOrdersService).releaseDue();
  }

  /** Every notification sent so far has its answer. */
  async settled(providerOrderId: string): Promise<Array<number | null>> {
    const look = () => this.festival.simulator.order(providerOrderId);
    const isAnswered = (order: Awaited<ReturnType<typeof look>>) =>
      order.notifications.length > 0 && order.notifications.every((each) => each.response_status !== null);
    const { notifications } = await until(look, isAnswered, `answers for ${providerOrderId}`);
    return notifications.map((each) => each.response_status);
  }
}
