import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { LANE } from '../../mail/queue/mail-lanes.js';
import { MailEntity } from '../../mail/mail.entity.js';
import type { SendLinkDto } from './open-orders.dto.js';
import { OpenOrdersService } from './open-orders.service.js';
import { OrderMailsService } from '../status/order-mails.service.js';
import { canBePaid } from '../order-time.js';
import { OrderEntity } from '../order.entity.js';

const LIMIT = 'send-link';
const HOUR_SECONDS = 3_600;
/** Strangers can ask for it too, so nobody's mailbox is filled. */
const PER_RECIPIENT = { limit: 3, ttlSeconds: HOUR_SECONDS };

/** Mails the "finish your payment" link again to a buyer who lost it, or who sits at another device. */
@Injectable()
export class SendLinkService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly openOrders: OpenOrdersService,
    private readonly mails: OrderMailsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The link goes to the order's own address, and the caller learns nothing of it: not whether one was mailed, nor
   * whether the address had enough of them.
   */
  async send(request: SendLinkDto): Promise<void> {
    const orders = (await this.find(request)).filter((order) => canBePaid(order, this.clock.now()));
    for (const order of orders) {
      if (await this.limits.isBlocked(LIMIT, order.buyerEmail)) continue;
      if (await this.mail(order)) await this.limits.fail(LIMIT, order.buyerEmail, PER_RECIPIENT);
    }
  }

  /** False when one is still on its way, or when the recipient had enough. */
  private mail(order: OrderEntity): Promise<boolean> {
    const { id: orderId, orderNumber } = order;
    return this.transactions.run(async (db) => {
      // Changes nothing: asks for the same order wait here for each other.
      await db.update(OrderEntity, { id: orderId }, { orderNumber });
      const onItsWay = { orderId, kind: 'finish_payment', status: In(['queued', 'sending']) } as const;
      if (await db.existsBy(MailEntity, onItsWay)) {
        // The reminder of the order itself, which may wait behind thousands: somebody waits for it now.
        const soon = { lane: LANE.wanted, dueAt: this.clock.now() };
        await db.update(MailEntity, { ...onItsWay, status: 'queued' }, soon);
        return false;
      }
      return (await this.mails.finishPayment(db, [order], { isAskedFor: true })) > 0;
    });
  }

  private find({ order_number: orderNumber, email = '', phone = '' }: SendLinkDto): Promise<OrderEntity[]> {
    if (orderNumber === undefined) return this.openOrders.find(email, phone);
    return this.reader.of(OrderEntity).findBy({ orderNumber, deletedAt: IsNull() });
  }
}
