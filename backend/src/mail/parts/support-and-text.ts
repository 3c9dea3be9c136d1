import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import type { MailOrder } from '../mail-payloads.js';
import { html, type SafeHtml } from './html.js';
import type { MailTexts } from '../texts/mail-texts.js';
import { button, heading, paragraph } from './parts.js';
import { priceLines } from '../texts/price-lines.js';

/** A WhatsApp chat with the committee's support that begins with `text`. */
function supportLink(digits: string, text: string): string {
  return `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Where to get help, at the end of every mail. */
export function supportHtml(festival: FestivalFacts, order: MailOrder, texts: MailTexts): SafeHtml {
  const address = supportLink(festival.supportWhatsApp, texts.supportMessage(order.orderNumber));
  return html`${heading(texts.supportTitle)}${paragraph(texts.supportLead(festival.supportName))}${button(address, texts.supportButton, 'outline')}`;
}

export function supportText(festival: FestivalFacts, order: MailOrder, texts: MailTexts): string[] {
  const address = supportLink(festival.supportWhatsApp, texts.supportMessage(order.orderNumber));
  return [texts.supportTitle, texts.supportLead(festival.supportName), address];
}

export function pricesText(order: MailOrder, texts: MailTexts): string[] {
  return priceLines(order, texts).map(({ label, detail, amount }) =>
    detail ? `${label} (${detail}): ${amount}` : `${label}: ${amount}`,
  );
}

/** Paragraphs of a plain-text mail, an empty line between them, and the footer below a rule. */
export function plainText(paragraphs: ReadonlyArray<string | readonly string[]>, footer: string): string {
  const blocks = paragraphs.map((each) => (typeof each === 'string' ? each : each.join('\n')));
  return `${[...blocks, `--\n${footer}`].join('\n\n')}\n`;
}
