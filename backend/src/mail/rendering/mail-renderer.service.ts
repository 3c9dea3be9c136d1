import { nameInMail } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { festivalIn } from '../../platform/settings/festival-facts.js';
import type { ETicketPayload, MailContent, MailPayload, MailTicket, ReceiptPayload } from '../mail-payloads.js';
import type { MailEntity } from '../mail.entity.js';
import type { MailAttachment, MailBody, OutgoingMail } from '../senders/mailer.js';
import { qrCodes, qrPng } from '../pdf/qr.js';
import type { eTicketFiles } from '../pdf/pdf-thread.js';
import { PdfThreadService } from '../pdf/pdf-thread.service.js';
import { openSealedLink } from '../sealed-link.js';
import { confirmRefundMail } from '../templates/confirm-refund.js';
import { eTicketMail } from '../templates/e-ticket.js';
import { finishPaymentMail } from '../templates/finish-payment.js';
import { orderCancelledMail } from '../templates/order-cancelled.js';
import { passwordLinkMail } from '../templates/password-link.js';
import { nextYearMail } from '../templates/next-year.js';
import { removalNoticeMail } from '../templates/removal-notice.js';
import { receiptMail } from '../templates/receipt.js';
import { refundMail } from '../templates/refund.js';
import { testMail } from '../templates/test-mail.js';
import { refundLimitMail } from '../templates/refund-limit.js';

type ETicketFiles = Awaited<ReturnType<typeof eTicketFiles>>;
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
    private readonly thread: PdfThreadService,
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
      case 'removal_notice':
        return { ...removalNoticeMail(content.payload), attachments: [] };
      case 'refund_limit':
        return { ...refundLimitMail(content.payload), attachments: [] };
      case 'password_link': {
        const url = openSealedLink(this.config, content.payload.sealedUrl);
        return { ...passwordLinkMail(content.payload, url), attachments: [] };
      }
      case 'test_mail': {
        const url = openSealedLink(this.config, content.payload.sealedUrl);
        return { ...testMail(content.payload, url), attachments: [] };
      }
      case 'next_year': {
        const url = openSealedLink(this.config, content.payload.sealedUrl);
        return { ...nextYearMail(content.payload, url, mail.language), attachments: [] };
      }
      default:
        throw new Error(`There is no template for mails of kind "${mail.kind}"`);
    }
  }

  private async renderETicket(mail: MailEntity, payload: ETicketPayload): Promise<Rendered> {
    const { orderNumber } = payload.order;
    const { pictures, tickets, receipt } = await this.eTicketFiles(mail, payload);
    const pdfs = [
      ...this.pdf(mail, `tickets-${orderNumber}.pdf`, tickets),
      ...this.pdf(mail, `receipt-${orderNumber}.pdf`, receipt),
    ];
    const body = eTicketMail(payload, mail.language, { cidOf: qrCid, hasPdf: pdfs.length === 2 });
    return { ...body, attachments: [...qrs(payload.tickets, pictures), ...pdfs] };
  }

  /** Without its pictures a mail is no ticket, so they are made here when the thread can't. */
  private async eTicketFiles(mail: MailEntity, payload: ETicketPayload): Promise<ETicketFiles> {
    try {
      return await this.thread.run('eTicketFiles', { payload, language: mail.language });
    } catch (reason) {
      const none = { status: 'rejected', reason } as const;
      return { pictures: qrCodes(payload).map(qrPng), tickets: none, receipt: none };
    }
  }

  private async renderReceipt(mail: MailEntity, payload: ReceiptPayload): Promise<Rendered> {
    const [receipt] = await Promise.allSettled([this.thread.run('receiptFile', { payload, language: mail.language })]);
    const attachments = this.pdf(mail, `receipt-${payload.order.orderNumber}.pdf`, receipt);
    return { ...receiptMail(payload, mail.language, attachments.length > 0), attachments };
  }

  /** The PDF, or nothing: one that can't be made never holds the mail back. */
  private pdf(mail: MailEntity, filename: string, made: PromiseSettledResult<Uint8Array>): MailAttachment[] {
    if (made.status === 'fulfilled') {
      return [{ filename, content: Buffer.from(made.value), contentType: 'application/pdf' }];
    }
    // The name's end is the order's number, which is enough to cancel the order.
    const [file] = filename.split('-');
    this.logger.error(`Mail ${mail.id} (${mail.kind}) leaves without its ${file}.pdf: ${describeError(made.reason)}`);
    return [];
  }
}

function qrs(tickets: readonly MailTicket[], pictures: readonly Uint8Array[]): MailAttachment[] {
  return tickets.map((ticket, index) => ({
    filename: `${ticket.code}.png`,
    content: Buffer.from(pictures[index] ?? []),
    contentType: 'image/png',
    cid: qrCid(ticket),
  }));
}
