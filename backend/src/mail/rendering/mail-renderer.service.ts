import { nameInMail } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { festivalIn } from '../../platform/settings/festival-facts.js';
import type { ETicketPayload, MailContent, MailPayload, MailTicket, ReceiptPayload } from '../mail-payloads.js';
import type { MailEntity } from '../mail.entity.js';
import type { MailAttachment, MailBody, OutgoingMail } from '../senders/mailer.js';
import { qrPng } from '../pdf/qr.js';
import { PdfThreadsService } from '../pdf/pdf-threads.service.js';
import type { ReceiptFacts } from '../pdf/receipt-pdf.js';
import { openSealedLink } from '../sealed-link.js';
import { confirmRefundMail } from '../templates/confirm-refund.js';
import { eTicketMail } from '../templates/e-ticket.js';
import { finishPaymentMail } from '../templates/finish-payment.js';
import { orderCancelledMail } from '../templates/order-cancelled.js';
import { passwordLinkMail } from '../templates/password-link.js';
import { receiptMail } from '../templates/receipt.js';
import { refundMail } from '../templates/refund.js';

type Rendered = MailBody & { attachments: MailAttachment[] };

/** Anybody may order with somebody else's address, so the name must not make a message of the mail. */
function withPlainName(payload: MailPayload): MailPayload {
  if (!('order' in payload)) return payload;
  return { ...payload, order: { ...payload.order, buyerName: nameInMail(payload.order.buyerName) } };
}

function qrCid(ticket: MailTicket): string {
  return `${ticket.code}@tickets`;
}

/** Turns a row of the outbox into the mail that leaves: texts, QR pictures, PDFs. */
@Injectable()
export class MailRendererService {
  private readonly logger = new Logger(MailRendererService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly threads: PdfThreadsService,
  ) {}

  async render(mail: MailEntity): Promise<OutgoingMail> {
    const body = await this.renderContent(mail);
    return { ...body, id: mail.id, to: mail.toAddress, messageId: mail.messageId };
  }

  private async renderContent(mail: MailEntity): Promise<Rendered> {
    // The outbox wrote both columns from one `MailContent`.
    const festival = festivalIn(mail.language, mail.payload.festival);
    const content = { kind: mail.kind, payload: { ...withPlainName(mail.payload), festival } } as MailContent;
    switch (content.kind) {
      case 'finish_payment':
        return { ...finishPaymentMail(content.payload, mail.language), attachments: [] };
      case 'e_ticket':
        return this.renderETicket(mail, content.payload);
      case 'receipt':
        return this.renderReceipt(mail, content.payload);
      case 'refund':
        return { ...refundMail(content.payload, mail.language), attachments: [] };
      case 'order_cancelled':
        return { ...orderCancelledMail(content.payload, mail.language), attachments: [] };
      case 'confirm_refund':
        return { ...confirmRefundMail(content.payload), attachments: [] };
      case 'password_link': {
        const url = openSealedLink(this.config, content.payload.sealedUrl);
        return { ...passwordLinkMail(content.payload, url), attachments: [] };
      }
      default:
        throw new Error(`There is no template for mails of kind "${mail.kind}"`);
    }
  }

  private async renderETicket(mail: MailEntity, payload: ETicketPayload): Promise<Rendered> {
    const { orderNumber } = payload.order;
    const [qrs, tickets, receipt] = await Promise.all([
      this.qrs(mail, payload.tickets),
      this.pdf(mail, `tickets-${orderNumber}.pdf`, () => this.threads.run('ticketPdf', payload, mail.language)),
      this.receipt(mail, payload),
    ]);
    const hasPdf = tickets.length > 0 && receipt.length > 0;
    const body = eTicketMail(payload, mail.language, { cidOf: qrCid, hasPdf });
    return { ...body, attachments: [...qrs, ...tickets, ...receipt] };
  }

  private async renderReceipt(mail: MailEntity, payload: ReceiptPayload): Promise<Rendered> {
    const attachments = await this.receipt(mail, payload);
    return { ...receiptMail(payload, mail.language, attachments.length > 0), attachments };
  }

  private receipt(mail: MailEntity, facts: ReceiptFacts): Promise<MailAttachment[]> {
    return this.pdf(mail, `receipt-${facts.order.orderNumber}.pdf`, () =>
      this.threads.run('receiptPdf', facts, mail.language),
    );
  }

  /** Without its pictures a mail is no ticket, so they are made here when the thread can't. */
  private async qrs(mail: MailEntity, tickets: readonly MailTicket[]): Promise<MailAttachment[]> {
    const addresses = tickets.map(({ address }) => address);
    const pictures = await this.threads.run('qrPngs', addresses).catch((error: unknown) => {
      this.logger.error(`The QR codes of mail ${mail.id} were made without a thread: ${describeError(error)}`);
      return addresses.map((address) => qrPng(address));
    });
    return tickets.map((ticket, index) => ({
      filename: `${ticket.code}.png`,
      content: pictures[index] ?? qrPng(ticket.address),
      contentType: 'image/png',
      cid: qrCid(ticket),
    }));
  }

  /** The PDF, or nothing: one that can't be made never holds the mail back. */
  private async pdf(mail: MailEntity, filename: string, make: () => Promise<Buffer>): Promise<MailAttachment[]> {
    try {
      return [{ filename, content: await make(), contentType: 'application/pdf' }];
    } catch (error) {
      this.logger.error(`Mail ${mail.id} (${mail.kind}) leaves without its PDF: ${describeError(error)}`);
      return [];
    }
  }
}
