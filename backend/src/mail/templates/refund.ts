import { formatRupiah, refundWay, type Language } from '@festival/contracts';
import type { RefundPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText, supportHtml, supportText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { facts, heading, list, paragraph, small, title } from '../parts/parts.js';
import { refundTextsIn, type MoneyRoute, type RefundTexts } from '../texts/refund-texts.js';
import { textsIn } from '../texts/texts.js';

/** By hand to an account, or by the provider to where it came from. */
function routeOf({ way, paymentType }: RefundPayload): MoneyRoute {
  if (way === 'manual') return 'transfer';
  if (way === 'unknown' || refundWay(paymentType) === 'manual') return 'agreed';
  return paymentType === 'credit_card' ? 'card' : 'wallet';
}

/** Paragraphs about the tickets, below the list of void ones. */
function ticketWords({ scope, tickets, hasOthers, allValid }: RefundPayload, own: RefundTexts): string[] {
  if (scope === 'extra') return [];
  if (scope === 'full') return [own.allVoid];
  const named = tickets.length > 0 ? [own.voidTickets(tickets.length)] : [];
  if (!hasOthers) return named;
  return [...named, allValid ? own.allValid : own.othersValid];
}

/** Tells that money went back: how much, how and about when, and which tickets are void. */
export function refundMail(payload: RefundPayload, language: Language): MailBody {
  const { order, festival, publicUrl, amount, scope, tickets } = payload;
  const texts = textsIn(language);
  const own = refundTextsIn(language);
  const subject = own.subject[scope](order.orderNumber);
  const intro = own.intro[scope](formatRupiah(amount), order.orderNumber);
  const footer = texts.footer(publicUrl);
  const rows: Array<[string, string]> = [
    [texts.orderNumber, order.orderNumber],
    [own.amount, formatRupiah(amount)],
    ...(scope === 'extra' ? [] : ([[own.paid, formatRupiah(order.finalAmount)]] as Array<[string, string]>)),
    [own.route, own.routes[routeOf(payload)]],
  ];
  const named =
    scope === 'part' ? tickets.map(({ number, code }) => `${texts.ticketOf(number, order.quantity)}: ${code}`) : [];
  const words = ticketWords(payload, own);
  const isNamed = named.length > 0;
  const content = html`${title(own.heading[scope])} ${paragraph(texts.greeting(order.buyerName))} ${paragraph(intro)}
  ${facts(rows)} ${small(own.late)} ${isNamed ? heading(own.voidHeading(named.length)) : ''}
  ${isNamed ? list(named) : ''} ${words.map((each) => paragraph(each))} ${supportHtml(festival, order, texts)}`;
  return {
    subject,
    html: page({ language, title: subject, preview: intro, festival, content, footer }),
    text: plainText(
      [
        texts.greeting(order.buyerName),
        intro,
        rows.map(([label, value]) => `${label}: ${value}`),
        own.late,
        ...(isNamed ? [[`${own.voidHeading(named.length)}:`, ...named]] : []),
        ...words,
        supportText(festival, order, texts),
      ],
      footer,
    ),
  };
}
