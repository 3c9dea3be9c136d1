import { formatRupiah } from '@festival/contracts';
import type { ConfirmRefundPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, facts, paragraph, small, title } from '../parts/parts.js';

const LANGUAGE = 'en';
const HEADING = 'A refund waits for a second person';
const TEXTS = {
  manual: {
    intro: 'wrote down a refund that was transferred by hand. A second person must confirm it.',
    whatToDo: 'Look for the transfer in the bank account first. Confirm it only when you have seen it.',
  },
  provider: {
    intro: 'asked for a refund through the payment provider. Nothing is sent before a second person confirms it.',
    whatToDo: 'Look at the order and the reason first. Confirming sends the money; decline it if it is not right.',
  },
} as const;
const BUTTON = 'Open the refunds that wait';

/** To those who may confirm a refund; in English like the whole back office. */
export function confirmRefundMail(payload: ConfirmRefundPayload): MailBody {
  const { festival, publicUrl, orderNumber, amount, requestedBy, way = 'manual' } = payload;
  const { intro: what, whatToDo } = TEXTS[way];
  const subject = `Refund of ${formatRupiah(amount)} to confirm (${orderNumber})`;
  const intro = `${requestedBy} ${what}`;
  const footer = `You receive this mail because your account at ${publicUrl} may confirm refunds.`;
  const url = `${publicUrl}/admin/reconciliation`;
  const rows = [
    ['Order number', orderNumber],
    ['Amount', formatRupiah(amount)],
  ] as const;
  const content = html`${title(HEADING)} ${paragraph(intro)} ${facts(rows)} ${button(url, BUTTON)} ${small(whatToDo)}`;
  return {
    subject,
    html: page({ language: LANGUAGE, title: subject, preview: intro, festival, content, footer }),
    text: plainText([intro, rows.map(([label, value]) => `${label}: ${value}`), [`${BUTTON}:`, url], whatToDo], footer),
  };
}
