import { type Language, SITE_ROUTES } from '@festival/contracts';
import type { NextYearPayload } from '../mail-payloads.js';
import { html } from '../parts/html.js';
import { page } from '../parts/layout.js';
import { button, link, paragraph, small, title } from '../parts/parts.js';
import { plainText } from '../parts/support-and-text.js';
import type { MailBody } from '../senders/mailer.js';

interface Texts {
  subject: (festival: string) => string;
  heading: string;
  intro: (festival: string) => string;
  button: string;
  unexpected: string;
  knownSubject: (festival: string) => string;
  knownHeading: string;
  knownIntro: (festival: string) => string;
  addressLead: string;
  unsubscribe: string;
  footer: (site: string) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (festival) => `${festival}: confirm your address`,
    heading: 'One more step',
    intro: (festival) =>
      `You want to hear of next year’s ${festival}. Please confirm that this is your address. Without it we write to you no more, and your address is deleted within weeks.`,
    button: 'Yes, write to me',
    unexpected: 'You did not ask for it? Then do nothing, or remove your address at once.',
    knownSubject: (festival) => `${festival}: you are on the list`,
    knownHeading: 'You are on the list already',
    knownIntro: (festival) => `As soon as there is news of next year’s ${festival}, you will hear of it.`,
    addressLead: 'Or open this address in a browser:',
    unsubscribe: 'Remove my address',
    footer: (site) => `You receive this mail because somebody typed your address at ${site}.`,
  },
  id: {
    subject: (festival) => `${festival}: konfirmasi alamatmu`,
    heading: 'Satu langkah lagi',
    intro: (festival) =>
      `Kamu ingin mendengar kabar ${festival} tahun depan. Tolong konfirmasi bahwa ini alamatmu. Tanpa itu kami tidak menulis lagi, dan alamatmu dihapus dalam beberapa minggu.`,
    button: 'Ya, kirimi aku kabar',
    unexpected: 'Bukan kamu yang meminta? Abaikan saja, atau langsung hapus alamatmu.',
    knownSubject: (festival) => `${festival}: kamu sudah terdaftar`,
    knownHeading: 'Kamu sudah terdaftar',
    knownIntro: (festival) => `Begitu ada kabar ${festival} tahun depan, kamu akan mendengarnya.`,
    addressLead: 'Atau buka alamat ini di browser:',
    unsubscribe: 'Hapus alamatku',
    footer: (site) => `Kamu menerima email ini karena alamatmu dimasukkan di ${site}.`,
  },
};

/** Asks whether the address is its reader's, or says that it is on the list; `confirmUrl` is the opened link. */
export function nextYearMail(
  { festival, publicUrl, isConfirmed }: NextYearPayload,
  confirmUrl: string,
  language: Language,
): MailBody {
  const texts = TEXTS[language];
  const unsubscribeUrl = unsubscribeUrlOf(confirmUrl);
  const subject = (isConfirmed ? texts.knownSubject : texts.subject)(festival.name);
  const heading = isConfirmed ? texts.knownHeading : texts.heading;
  const intro = (isConfirmed ? texts.knownIntro : texts.intro)(festival.name);
  const footer = texts.footer(publicUrl);
  const confirm = html`${button(confirmUrl, texts.button)}
  ${small(html`${texts.addressLead}<br />${link(confirmUrl, confirmUrl)}`)} ${small(texts.unexpected)}`;
  const content = html`${title(heading)} ${paragraph(intro)} ${isConfirmed ? '' : confirm}
  ${small(link(unsubscribeUrl, texts.unsubscribe))}`;
  const confirmText = [[`${texts.button}:`, confirmUrl], texts.unexpected];
  return {
    subject,
    html: page({ language, title: subject, preview: intro, festival, content, footer }),
    text: plainText([intro, ...(isConfirmed ? [] : confirmText), [`${texts.unsubscribe}:`, unsubscribeUrl]], footer),
    unsubscribeUrl,
  };
}

/** The same token, another page. */
function unsubscribeUrlOf(confirmUrl: string): string {
  const url = new URL(confirmUrl);
  url.pathname = SITE_ROUTES.nextYearUnsubscribe;
  return url.toString();
}
