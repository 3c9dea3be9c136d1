import { formatRupiah, type Language, SITE_ROUTES } from '@festival/contracts';
import type { OrderCancelledPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText, supportHtml, supportText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, facts, paragraph, title } from '../parts/parts.js';
import { cancelledTextsIn } from '../texts/refund-texts.js';
import { textsIn } from '../texts/texts.js';

/** Tells who cancelled the order, the effect on tickets and money, and links to a new order. */
export function orderCancelledMail(payload: OrderCancelledPayload, language: Language): MailBody {
  const { order, festival, publicUrl, by } = payload;
  const texts = textsIn(language);
  const own = cancelledTextsIn(language);
  const subject = own.subject(order.orderNumber);
  const intro = own.intro[by](order.orderNumber);
  const money = order.paidAt === null ? own.unpaid : own.paid(formatRupiah(order.finalAmount));
  const footer = texts.footer(publicUrl);
  const rows = [
    [texts.orderNumber, order.orderNumber],
    [texts.ticketType, `${texts.tickets(order.quantity)} (${order.ticketTypeHeader})`],
  ] as const;
  const ticketsUrl = publicUrl + SITE_ROUTES.ticket;
  const content = html`${title(own.heading)} ${paragraph(texts.greeting(order.buyerName))}
  ${paragraph(`${intro} ${own.tickets}`)} ${paragraph(money)} ${facts(rows)} ${paragraph(own.again)}
  ${button(ticketsUrl, own.button, 'outline')} ${supportHtml(festival, order, texts)}`;
  return {
    subject,
    html: page({ language, title: subject, preview: intro, festival, content, footer }),
    text: plainText(
      [
        texts.greeting(order.buyerName),
        `${intro} ${own.tickets}`,
        money,
        rows.map(([label, value]) => `${label}: ${value}`),
        [own.again, ticketsUrl],
        supportText(festival, order, texts),
      ],
      footer,
    ),
  };
}
