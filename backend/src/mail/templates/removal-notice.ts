import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { RemovalNoticePayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, facts, paragraph, small, title } from '../parts/parts.js';

const LANGUAGE = 'en';
const HEADING = 'Personal data will be removed';
const BUTTON = 'Look at it';
const WHAT_TO_DO =
  'It goes for good. Is the event not over, or do you still need the data? Then correct the date or the days before.';

/** To super admins, before a kind of personal data goes for the first time; in English like the whole back office. */
export function removalNoticeMail(payload: RemovalNoticePayload): MailBody {
  const { festival, publicUrl, removalFrom, kinds } = payload;
  const subject = `Personal data of ${festival.name} will be removed`;
  const intro = `These have been kept for as long as the settings say. They are removed by night from ${formatLocalTime(removalFrom, LANGUAGE)} on.`;
  const footer = `You receive this mail because you are a super admin at ${publicUrl}.`;
  const url = `${publicUrl}/admin/personal-data`;
  const rows = kinds.map(({ title: kind, due }) => [kind, `${due} records`] as const);
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
