import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { PasswordLinkPayload } from '../mail-payloads.js';
import type { MailBody } from '../senders/mailer.js';
import { plainText } from '../parts/support-and-text.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, link, paragraph, small, title } from '../parts/parts.js';

const LANGUAGE = 'en';

/** In English like the whole back office. */
const TEXTS = {
  invitation: {
    subject: (festival: string) => `Your ${festival} admin account`,
    heading: 'Welcome to the back office',
    intro: 'An account was made for you. Choose a password to start using it.',
  },
  reset: {
    subject: (festival: string) => `Set a new password for your ${festival} admin account`,
    heading: 'Set a new password',
    intro: 'A Super Admin reset your password. The old one works no longer, and you were signed out everywhere.',
  },
} as const;

const BUTTON = 'Set password';
const ADDRESS_LEAD = 'Or open this address in a browser:';
const PRIVATE = 'This link is yours alone and works once. Whoever opens it can set your password.';
const UNEXPECTED = 'You did not expect this mail? Then tell a Super Admin of your committee.';

/** The one-time link by which a committee member sets a password; `url` is the opened link. */
export function passwordLinkMail(payload: PasswordLinkPayload, url: string): MailBody {
  const { festival, publicUrl, name } = payload;
  const texts = TEXTS[payload.reason];
  const subject = texts.subject(festival.name);
  const greeting = `Hi ${name},`;
  const until = `The link works until ${formatLocalTime(payload.expiresAt, LANGUAGE)}.`;
  const footer = `You receive this mail because you have an admin account at ${publicUrl}.`;
  const content = html`${title(texts.heading)} ${paragraph(greeting)} ${paragraph(texts.intro)} ${button(url, BUTTON)}
  ${paragraph(until)} ${small(html`${ADDRESS_LEAD}<br />${link(url, url)}`)} ${small(PRIVATE)} ${small(UNEXPECTED)}`;
  return {
    subject,
    html: page({ language: LANGUAGE, title: subject, preview: texts.intro, festival, content, footer }),
    text: plainText([greeting, texts.intro, [`${BUTTON}:`, url], until, [PRIVATE, UNEXPECTED]], footer),
  };
}
