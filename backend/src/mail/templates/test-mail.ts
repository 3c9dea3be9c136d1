import type { TestMailPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, link, paragraph, small, title } from '../parts/parts.js';

const LANGUAGE = 'en';
const HEADING = 'This mail arrived';
const WHAT_TO_DO =
  'Was it in the spam folder? Then open the link all the same, and look at SPF, DKIM and DMARC under "Ready to sell?".';
const BUTTON = 'Say that it arrived';
const ADDRESS_LEAD = 'Or open this address in a browser:';

/** Sent by staff before a sale; in English like the whole back office. `url` is the opened link. */
export function testMail({ festival, publicUrl, sentBy }: TestMailPayload, url: string): MailBody {
  const subject = `Test mail of ${festival.name}`;
  const intro = `${sentBy} wants to know whether mails of the ticket shop arrive. E-tickets will come from the same sender.`;
  const footer = `You receive this mail because somebody typed your address in the back office of ${publicUrl}.`;
  const content = html`${title(HEADING)} ${paragraph(intro)} ${button(url, BUTTON)}
  ${small(html`${ADDRESS_LEAD}<br />${link(url, url)}`)} ${small(WHAT_TO_DO)}`;
  return {
    subject,
    html: page({ language: LANGUAGE, title: subject, preview: intro, festival, content, footer }),
    text: plainText([intro, [`${BUTTON}:`, url], WHAT_TO_DO], footer),
  };
}
