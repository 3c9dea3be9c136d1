import type { Language } from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { FinishPaymentPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText, pricesText, supportHtml, supportText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, facts, link, paragraph, prices, small, title } from '../parts/parts.js';
import { priceLines } from '../texts/price-lines.js';
import { textsIn } from '../texts/texts.js';

/** Tells how long the seats are held, and links back to the payment. */
export function finishPaymentMail(payload: FinishPaymentPayload, language: Language): MailBody {
  const { order, festival, publicUrl, resumeUrl } = payload;
  const texts = textsIn(language);
  const own = texts.finishPayment;
  const until = formatLocalTime(order.expiresAt, language);
  const held = own.held(`${texts.tickets(order.quantity)} (${order.ticketTypeHeader})`, until);
  const opened = payload.openBy === undefined ? '' : ` ${own.openBy(formatLocalTime(payload.openBy, language))}`;
  const holding = `${held} ${own.afterwards}${opened}`;
  const subject = own.subject(order.orderNumber);
  const footer = texts.footer(publicUrl);
  const rows = [
    [texts.orderNumber, order.orderNumber],
    [texts.heldUntil, until],
  ] as const;
  const content = html`${title(own.heading)} ${paragraph(texts.greeting(order.buyerName))} ${paragraph(holding)}
  ${button(resumeUrl, own.button)} ${facts(rows)} ${prices(priceLines(order, texts))}
  ${small(html`${own.addressLead}<br />${link(resumeUrl, resumeUrl)}`)} ${small(own.linkIsPrivate)}
  ${small(own.alreadyPaid)} ${supportHtml(festival, order, texts)}`;
  return {
    subject,
    html: page({ language, title: subject, preview: held, festival, content, footer }),
    text: plainText(
      [
        texts.greeting(order.buyerName),
        holding,
        [`${own.button}:`, resumeUrl],
        rows.map(([label, value]) => `${label}: ${value}`),
        pricesText(order, texts),
        [own.linkIsPrivate, own.alreadyPaid],
        supportText(festival, order, texts),
      ],
      footer,
    ),
  };
}
