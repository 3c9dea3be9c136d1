import { isSuccessful } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Semaphore, withTimeout } from 'async-mutex';
import { AppError } from '../../platform/errors/app-error.js';
import { PdfThreadService } from '../../mail/pdf/pdf-thread.service.js';
import { qrPng, qrRuns } from '../../mail/pdf/qr.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketSignerService } from '../../tickets/desk/ticket-signer.service.js';
import { AdminOrdersService } from './admin-orders.service.js';
import { OrderMailsService } from '../status/order-mails.service.js';

const TURN_WITHIN_MS = 10_000;
const BUSY = new AppError('UNAVAILABLE', 'Other files are being made. Please try again in a moment.', {
  retryAfterSeconds: 5,
});

/** A file for the admin's browser. */
export interface OrderFile {
  name: string;
  content: Buffer;
}

/** Receipt, tickets and QR codes for printing or showing at the desk; the same files as in the order's mails. */
@Injectable()
export class ReceiptsAndTicketsService {
  /** Mails use the same thread, and wait for one download at most: their claims run out. */
  private readonly turns = withTimeout(new Semaphore(1), TURN_WITHIN_MS, BUSY);

  constructor(
    private readonly orders: AdminOrdersService,
    private readonly mails: OrderMailsService,
    private readonly settings: SettingsService,
    private readonly signer: TicketSignerService,
    private readonly thread: PdfThreadService,
  ) {}

  /** Throws 404, 409 (not paid), 503 (other files are being made). */
  async receipt(key: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    if (!isSuccessful(order.status)) throw new AppError('CONFLICT', 'Only a paid order has a receipt.');
    const facts = this.mails.facts(order, await this.settings.get('festival'));
    const work = { payload: facts, language: order.language };
    const content = await this.turns.runExclusive(() => this.thread.run('receiptFile', work));
    return { name: `receipt-${order.orderNumber}.pdf`, content };
  }

  /** Throws 404, 409 (no valid tickets), 503 (other files are being made). */
  async tickets(key: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    const festival = await this.settings.get('festival');
    const payload = this.mails.eTicket(order, await this.orders.tickets(order.id), festival);
    if (!payload) throw new AppError('CONFLICT', 'This order has no valid tickets.');
    const work = { payload, language: order.language };
    const content = await this.turns.runExclusive(() => this.thread.run('ticketsFile', work));
    return { name: `tickets-${order.orderNumber}.pdf`, content };
  }

  /** The QR that lets the holder in, as on the e-ticket. Throws 404, 409 (the ticket lets nobody in). */
  async qr(key: string, ticketCode: string): Promise<OrderFile> {
    const order = await this.orders.entity(key);
    const ticket = (await this.orders.tickets(order.id)).find((each) => each.ticketCode === ticketCode);
    if (!ticket) throw new AppError('NOT_FOUND', 'Ticket not found.');
    const { status } = ticket;
    if (status !== 'valid' && status !== 'used') throw new AppError('CONFLICT', `This ticket is ${status}.`);
    return { name: `${ticket.ticketCode}.png`, content: qrPng(qrRuns(this.signer.address(ticket))) };
  }
}
