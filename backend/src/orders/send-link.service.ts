import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { addressKey, RateLimits } from '../http/rate-limits.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import type { SendLinkDto } from './checkout.dto.js';
import { OpenOrders } from './open-orders.service.js';
import { OrderMails } from './order-mails.service.js';
import { canBePaid } from './order-time.js';
import { OrderEntity } from './order.entity.js';

const HOUR_SECONDS = 3_600;
/** Strangers can ask for it too, so nobody's mailbox is filled. */
const PER_RECIPIENT = 3;
/** A campus is one address. */
const PER_ADDRESS = 300;

/** Mails the "finish your payment" link again to a buyer who lost it, or who sits at another device. */
@Injectable()
export class SendLinkService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly openOrders: OpenOrders,
    private readonly mails: OrderMails,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The link goes to the order's own address and the caller learns nothing of it. Throws 429 when asked too often. */
  async send(request: SendLinkDto, address: string): Promise<void> {
    await this.limits.hit('send-link-address', addressKey(address), { limit: PER_ADDRESS, ttlSeconds: HOUR_SECONDS });
    const orders = (await this.find(request)).filter((order) => canBePaid(order, this.clock.now()));
    for (const order of orders) {
      await this.limits.hit('send-link', order.buyerEmail, { limit: PER_RECIPIENT, ttlSeconds: HOUR_SECONDS });
      if (await this.isOnItsWay(order)) continue;
      await this.transactions.run((db) => this.mails.finishPayment(db, [order]));
    }
  }

  private find({ order_number: orderNumber, email = '', phone = '' }: SendLinkDto): Promise<OrderEntity[]> {
    if (orderNumber === undefined) return this.openOrders.find(email, phone);
    return this.reader.of(OrderEntity).findBy({ orderNumber, deletedAt: IsNull() });
  }

  private isOnItsWay({ id: orderId }: OrderEntity): Promise<boolean> {
    return this.reader.of(MailEntity).existsBy({ orderId, kind: 'finish_payment', status: In(['queued', 'sending']) });
  }
}
