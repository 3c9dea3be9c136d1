import type { Language } from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { ETicketPayload, MailTicket } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText, pricesText, supportHtml, supportText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { facts, heading, list, paragraph, prices, small, title } from '../parts/parts.js';
import { priceLines } from '../texts/price-lines.js';
import { textsIn } from '../texts/texts.js';
import { ticketCard } from '../parts/ticket-card.js';

export interface ETicketAttachments {
  /** Names the QR picture of a ticket, which the caller attaches. */
  cidOf: (ticket: MailTicket) => string;
  /** Whether the PDFs could be made; only then does the mail speak of them. */
  hasPdf: boolean;
}

/** The tickets with their QR codes, the rules at the gate and the receipt. */
export function eTicketMail(
  payload: ETicketPayload,
  language: Language,
  { cidOf, hasPdf }: ETicketAttachments,
): MailBody {
  const { order, festival, publicUrl, tickets } = payload;
  const texts = textsIn(language);
  const own = texts.eTicket;
  const count = tickets.length;
  const intro = payload.areNewCodes ? own.newCodes(count) : own.intro(count);
  const subject = own.subject(count, festival.name, order.orderNumber);
  const footer = texts.footer(publicUrl);
  const rows = [
    [texts.date, formatLocalTime(festival.concertDate, language)],
    [texts.venue, festival.venue],
    [texts.buyer, order.buyerName],
    [texts.orderNumber, order.orderNumber],
  ] as const;
  const paidAt = order.paidAt ? [`${texts.paidAt}: ${formatLocalTime(order.paidAt, language)}`] : [];
  const attached = hasPdf ? [own.attached] : [];
  const cards = tickets.map((ticket) => {
    const { ticketTypeHeader } = order;
    return ticketCard({ ticket, quantity: order.quantity, ticketTypeHeader, qrCid: cidOf(ticket) }, texts);
  });
  const content = html`${title(own.heading(count))} ${paragraph(texts.greeting(order.buyerName))} ${paragraph(intro)}
  ${facts(rows)} ${cards} ${heading(own.rulesHeading)}${list(own.rules)}
  ${heading(own.receiptHeading)}${prices(priceLines(order, texts))}
  ${[...paidAt, ...attached].map((line) => small(line))} ${supportHtml(festival, order, texts)}`;
  return {
    subject,
    html: page({ language, title: subject, preview: intro, festival, content, footer }),
    text: plainText(
      [
        texts.greeting(order.buyerName),
        intro,
        rows.map(([label, value]) => `${label}: ${value}`),
        ...tickets.map((ticket) => [
          `${texts.ticketOf(ticket.number, order.quantity)}, ${order.ticketTypeHeader}`,
          `${own.code}: ${ticket.code}`,
          ticket.address,
        ]),
        [own.rulesHeading, ...own.rules.map((rule) => `- ${rule}`)],
        [own.receiptHeading, ...pricesText(order, texts), ...paidAt],
        ...attached,
        supportText(festival, order, texts),
      ],
      footer,
    ),
  };
}
