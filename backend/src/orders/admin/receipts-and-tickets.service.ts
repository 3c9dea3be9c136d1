import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { PdfThreadService } from '../../mail/pdf/pdf-thread.service.js';
import { qrPng, qrRuns } from '../../mail/pdf/qr.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketSignerService } from '../../tickets/desk/ticket-signer.service.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { OrderMailsService } from '../status/order-mails.service.js';

/** A file for the admin's browser. */
export interface OrderFile {
  name: string;
  content: Buffer;
}

/** Receipt, tickets and QR codes for printing or showing at the desk; the same files as in the order's mails. */
@Injectable()
export class ReceiptsAndTicketsService {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly mails: OrderMailsService,
    private readonly settings: SettingsService,
    private readonly signer: TicketSignerService,
    private readonly thread: PdfThreadService,
  ) {}

  /** Throws 404, 409 (not paid). */
  async receipt(key: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    if (!isSuccessful(order.status)) throw new AppError('CONFLICT', 'Only a paid order has a receipt.');
    const facts = this.mails.facts(order, await this.settings.get('festival'));
    const content = await this.thread.run('receiptFile', { payload: facts, language: order.language });
    return { name: `receipt-${order.orderNumber}.pdf`, content };
  }

  /** Throws 404, 409 (no valid tickets). */
  async tickets(key: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    const festival = await this.settings.get('festival');
    const payload = this.mails.eTicket(order, await this.orders.tickets(order.id), festival);
    if (!payload) throw new AppError('CONFLICT', 'This order has no valid tickets.');
    const content = await this.thread.run('ticketsFile', { payload, language: order.language });
    return { name: `tickets-${order.orderNumber}.pdf`, content };
  }

  /** The QR that lets the holder in, as on the e-ticket. Throws 404, 409 (the ticket lets nobody in). */
  async qr(key: string, ticketCode: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    const ticket = (await this.orders.tickets(order.id)).find((each) => each.ticketCode === ticketCode);
    if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found.');
    if (ticket.status !== 'valid' && ticket.status !== 'used') {
      throw new AppError('CONFLICT', `This ticket is ${ticket.status}.`);
    }
    return { name: `${ticket.ticketCode}.png`, content: qrPng(qrRuns(this.signer.address(ticket.ticketCode))) };
  }
}
