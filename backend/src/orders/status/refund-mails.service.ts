import type { RefundWay } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import type { RefundPayload } from '../../mail/mail-payloads.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { describeOrder } from './order-mails.service.js';
import type { OrderEntity } from '../order.entity.js';

/** Money that went back to a buyer. */
export interface SentBack {
  amount: number;
  scope: RefundPayload['scope'];
  /** Null when a person says that it went back, and not how. */
  way: RefundWay | null;
  paymentType: string | null;
  /** Codes of the tickets that it takes out. */
  tickets: readonly string[];
}

/** Tells buyers that money went back or that their order was cancelled, in the transaction that does it. */
@Injectable()
export class RefundMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly settings: SettingsService,
    private readonly tickets: TicketsService,
    private readonly config: AppConfig,
  ) {}

  async refunded(db: EntityManager, order: OrderEntity, sent: SentBack): Promise<void> {
    const { amount, scope, paymentType } = sent;
    if (scope !== 'extra' && (await this.isToldOfAll(db, order))) return;
    const all = await this.tickets.ofOrder(db, order.id);
    const out = all.filter(({ ticketCode }) => sent.tickets.includes(ticketCode));
    const payload: RefundPayload = {
      ...(await this.facts(db, order)),
      amount,
      scope,
      way: sent.way ?? 'unknown',
      paymentType,
      tickets: out.map(({ number, ticketCode: code }) => ({ number, code })),
      hasOthers: all.some(({ status }) => status === 'valid'),
      allValid: all.every(({ status }) => status === 'valid' || status === 'used'),
    };
    await this.outbox.add(db, { ...receiver(order), kind: 'refund', payload });
  }

  async cancelled(db: EntityManager, order: OrderEntity, by: 'buyer' | 'staff'): Promise<void> {
    if (by === 'buyer' && (await this.outbox.hadEnough(db, 'order_cancelled', [order.buyerEmail])).size > 0) return;
    const payload = { ...(await this.facts(db, order)), by };
    await this.outbox.add(db, { ...receiver(order), kind: 'order_cancelled', payload });
  }

  /**
   * Staff set the order to refunded, and the buyer was told of all that was left: the refunds that are recorded for it
   * are the same money. Not once the order has been paid again since.
   */
  private async isToldOfAll(db: EntityManager, { id: orderId, paidAt }: OrderEntity): Promise<boolean> {
    if (paidAt === null) return false;
    const mails = await db.findBy(MailEntity, { orderId, kind: 'refund', createdAt: MoreThanOrEqual(paidAt) });
    return mails.some(({ payload }) => (payload as RefundPayload).way === 'unknown');
  }

  private async facts(db: EntityManager, order: OrderEntity) {
    const festival = await this.settings.fromDatabase(db, 'festival');
    return { order: describeOrder(order), festival, publicUrl: this.config.publicUrl };
  }
}

const receiver = ({ id, buyerEmail, language }: OrderEntity) => ({ orderId: id, to: buyerEmail, language });
