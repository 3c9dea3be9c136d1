import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { ResumeLinks } from '../auth/resume-links.service.js';
import type { MailOrder } from '../mail/mail-payloads.js';
import { Outbox } from '../mail/outbox.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { TicketSigner } from '../tickets/ticket-signer.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import type { OrderEntity } from './order.entity.js';

function describe(order: OrderEntity): MailOrder {
  return {
    orderNumber: order.orderNumber,
    buyerName: order.buyerName,
    ticketTypeHeader: order.ticketTypeHeader,
    quantity: order.ticketQuantity,
    unitPrice: order.unitPrice,
    amount: order.amount,
    discountAmount: order.discountAmount,
    bundleDiscountAmount: order.bundleDiscountAmount,
    finalAmount: order.finalAmount,
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: order.expiresAt.toISOString(),
  };
}

/** Puts an order's mails into the outbox, inside the transaction that causes them. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
    private readonly tickets: TicketsService,
    private readonly signer: TicketSigner,
    private readonly resumeLinks: ResumeLinks,
    private readonly config: AppConfig,
  ) {}

  /** The link that brings the buyer back to their payment, on whatever device. */
  async finishPayment(db: EntityManager, order: OrderEntity): Promise<void> {
    const signature = this.resumeLinks.sign(order.orderNumber);
    const resumeUrl = `${this.config.publicUrl}/payment/pending?order_id=${order.orderNumber}&resume=${signature}`;
    await this.outbox.add(db, {
      ...this.to(order),
      kind: 'finish_payment',
      payload: { ...(await this.common(order)), resumeUrl },
    });
  }

  /** The e-tickets; for an order without valid tickets, the receipt that says so. */
  async paid(db: EntityManager, order: OrderEntity, reason: 'no_seat' | 'receipt' = 'receipt'): Promise<void> {
    const tickets = (await this.tickets.ofOrder(db, order.id)).filter((each) =>
      ['valid', 'used'].includes(each.status),
    );
    const common = await this.common(order);
    if (tickets.length === 0) {
      await this.outbox.add(db, { ...this.to(order), kind: 'receipt', payload: { ...common, reason } });
      return;
    }
    await this.outbox.add(db, {
      ...this.to(order),
      kind: 'e_ticket',
      payload: {
        ...common,
        tickets: tickets.map(({ ticketCode, number }) => ({
          code: ticketCode,
          number,
          address: this.signer.address(ticketCode),
        })),
      },
    });
  }

  private to(order: OrderEntity) {
    return { orderId: order.id, to: order.buyerEmail, language: order.language };
  }

  private async common(order: OrderEntity) {
    return { order: describe(order), festival: await this.settings.get('festival'), publicUrl: this.config.publicUrl };
  }
}
