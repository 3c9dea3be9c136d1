import { formatRupiah } from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { RefundLimitPayload } from '../mail-payloads.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, facts, paragraph, small, title } from '../parts/parts.js';
import { plainText } from '../parts/support-and-text.js';
import type { MailBody } from '../senders/mailer.js';

const LANGUAGE = 'en';
const HEADING = 'One person alone may soon refund more';
const WHAT_TO_DO = 'If this is not wanted, let a Super Admin set the old amount again: a lower amount holds at once.';
const BUTTON = 'Open the refund limit';

/** To those who may refund; in English like the whole back office. */
export function refundLimitMail(payload: RefundLimitPayload): MailBody {
  const { festival, publicUrl, present, amount, from, by } = payload;
  const begin = formatLocalTime(from, LANGUAGE);
  const subject = `The refund limit changes on ${begin}`;
  const intro = `${by} changed the amount above which a refund through the payment provider needs a second person.`;
  const footer = `You receive this mail because your account at ${publicUrl} may refund orders.`;
  const url = `${publicUrl}/admin/reconciliation`;
  const rows = [
    ['Now', limitText(present)],
    [`From ${begin}`, limitText(amount)],
  ] as const;
  const content = html`${title(HEADING)} ${paragraph(intro)} ${facts(rows)} ${button(url, BUTTON)} ${small(WHAT_TO_DO)}`;
  return {
    subject,
    html: page({ language: LANGUAGE, title: subject, preview: intro, festival, content, footer }),
    text: plainText(
      [intro, rows.map(([label, value]) => `${label}: ${value}`), [`${BUTTON}:`, url], WHAT_TO_DO],
      footer,
    ),
  };
}

const limitText = (amount: number | null): string => (amount === null ? 'no limit' : formatRupiah(amount));
