import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { ResumeLinksService } from '../../auth/purchase/resume-links.service.js';
import type { ETicketPayload, MailOrder, NewMail, ReceiptPayload } from '../../mail/mail-payloads.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketSignerService } from '../../tickets/desk/ticket-signer.service.js';
import type { TicketEntity } from '../../tickets/ticket.entity.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { paymentEnd } from '../order-time.js';
import type { OrderEntity } from '../order.entity.js';

/** The part of an order that mails show. */
export function describeOrder(order: OrderEntity): MailOrder {
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
export class OrderMailsService {
  private readonly logger = new Logger(OrderMailsService.name);

  constructor(
    private readonly outbox: OutboxService,
    private readonly settings: SettingsService,
    private readonly tickets: TicketsService,
    private readonly signer: TicketSignerService,
    private readonly resumeLinks: ResumeLinksService,
    private readonly config: AppConfig,
  ) {}

  /**
   * To each buyer the link that brings them back to their payment, on whatever device. How many were queued: a
   * recipient who had enough within the hour gets none.
   */
  async finishPayment(
    db: EntityManager,
    orders: readonly OrderEntity[],
    { isAskedFor = false }: { isAskedFor?: boolean } = {},
  ): Promise<number> {
    const wanted = await this.withinLimit(db, orders);
    if (wanted.length === 0) return 0;
    const festival = await this.settings.fromDatabase(db, 'festival');
    await this.outbox.addAll(
      db,
      wanted.map((order) => ({ ...this.reminder(order, festival), isAskedFor })),
    );
    return wanted.length;
  }

  private async withinLimit(db: EntityManager, orders: readonly OrderEntity[]): Promise<readonly OrderEntity[]> {
    const addresses = orders.map(({ buyerEmail }) => buyerEmail);
    const hadEnough = await this.outbox.hadEnough(db, 'finish_payment', addresses);
    return orders.filter(({ buyerEmail, id }) => {
      if (!hadEnough.has(buyerEmail)) return true;
      this.logger.warn(`No link to finish order ${id}: its recipient had enough within the hour`);
      return false;
    });
  }

  private reminder(order: OrderEntity, festival: FestivalFacts): NewMail {
    const resumeUrl = this.resumeLinks.address(order.orderNumber);
    const expiresAt = paymentEnd(order, this.config.orderExpiryMinutes);
    const openBy = order.expiresAt < expiresAt ? { openBy: order.expiresAt.toISOString() } : {};
    const facts = this.facts({ ...order, expiresAt }, festival);
    return { ...this.to(order), kind: 'finish_payment', payload: { ...facts, ...openBy, resumeUrl } };
  }

  /** The e-tickets; for an order without valid tickets, the receipt that says so. */
  async paid(db: EntityManager, order: OrderEntity, reason: 'no_seat' | 'receipt' = 'receipt'): Promise<void> {
    const festival = await this.settings.fromDatabase(db, 'festival');
    const content = this.eTicket(order, await this.tickets.ofOrder(db, order.id), festival);
    if (content) await this.outbox.add(db, { ...this.to(order), kind: 'e_ticket', payload: content });
    else {
      const payload = { ...this.facts(order, festival), reason };
      await this.outbox.add(db, { ...this.to(order), kind: 'receipt', payload });
    }
  }

  /** The e-tickets once more, with other QR codes than before; they leave after those of new orders. */
  async newCodes(db: EntityManager, order: OrderEntity): Promise<void> {
    const festival = await this.settings.fromDatabase(db, 'festival');
    const content = this.eTicket(order, await this.tickets.ofOrder(db, order.id), festival);
    if (!content) return;
    const payload = { ...content, areNewCodes: true as const };
    await this.outbox.add(db, { ...this.to(order), kind: 'e_ticket', payload, isBulk: true });
  }

  /** Content of the e-tickets, in PDF and mail; null when none of these tickets lets anybody in. */
  eTicket(order: OrderEntity, tickets: readonly TicketEntity[], festival: FestivalFacts): ETicketPayload | null {
    const shown = tickets.filter(({ status }) => status === 'valid' || status === 'used');
    if (shown.length === 0) return null;
    const signed = shown.map((ticket) => {
      const { ticketCode: code, number } = ticket;
      return { code, number, address: this.signer.address(ticket) };
    });
    return { ...this.facts(order, festival), tickets: signed };
  }

  /** The facts in every mail and PDF about an order. */
  facts(order: OrderEntity, festival: FestivalFacts): Omit<ReceiptPayload, 'reason'> {
    return { order: describeOrder(order), festival, publicUrl: this.config.publicUrl };
  }

  private to(order: OrderEntity) {
    return { orderId: order.id, to: order.buyerEmail, language: order.language };
  }
}
