import { formatRupiah, type Language } from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { ReceiptPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText, pricesText, supportHtml, supportText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import type { MailTexts } from '../texts/mail-texts.js';
import { facts, paragraph, prices, small, title } from '../parts/parts.js';
import { priceLines } from '../texts/price-lines.js';
import { textsIn } from '../texts/texts.js';

function wording({ order, reason }: ReceiptPayload, { receipt }: MailTexts) {
  const amount = formatRupiah(order.finalAmount);
  return reason === 'no_seat'
    ? {
        subject: receipt.noSeatSubject(order.orderNumber),
        heading: receipt.noSeatHeading,
        paragraphs: [receipt.noSeatIntro(amount), receipt.noSeatRefund],
      }
    : {
        subject: receipt.subject(order.orderNumber),
        heading: receipt.heading,
        paragraphs: [receipt.intro(amount)],
      };
}

/** Confirms a payment, or, when no seat was left for it, announces its refund. */
export function receiptMail(payload: ReceiptPayload, language: Language, hasPdf: boolean): MailBody {
  const { order, festival, publicUrl } = payload;
  const texts = textsIn(language);
  const { subject, heading, paragraphs } = wording(payload, texts);
  const footer = texts.footer(publicUrl);
  const rows: Array<[string, string]> = [
    [texts.orderNumber, order.orderNumber],
    [texts.buyer, order.buyerName],
  ];
  if (order.paidAt) rows.push([texts.paidAt, formatLocalTime(order.paidAt, language)]);
  const attached = hasPdf ? [texts.receipt.attached] : [];
  const content = html`${title(heading)} ${paragraph(texts.greeting(order.buyerName))}
  ${paragraphs.map((text) => paragraph(text))} ${facts(rows)} ${prices(priceLines(order, texts))}
  ${attached.map((line) => small(line))} ${supportHtml(festival, order, texts)}`;
  return {
    subject,
    html: page({ language, title: subject, preview: paragraphs.join(' '), festival, content, footer }),
    text: plainText(
      [
        texts.greeting(order.buyerName),
        ...paragraphs,
        rows.map(([label, value]) => `${label}: ${value}`),
        pricesText(order, texts),
        ...attached,
        supportText(festival, order, texts),
      ],
      footer,
    ),
  };
}
