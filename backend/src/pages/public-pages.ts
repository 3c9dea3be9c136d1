import { ERROR_PAGE_TITLES, type ErrorStatus, type EventName } from '@festival/contracts';
import type { Worded } from './site-language.js';

/** What a page says of itself to search engines and to those who share its link. */
export interface PublicPage {
  /** Route path, parameters as `:name`. */
  path: string;
  /** The page's own name, as the site's tab shows it; empty: the festival's name stands alone. */
  title: Worded;
  /** `{name}`, `{edition}`, `{date}` and `{venue}` stand for the festival's. */
  description: Worded;
  /** Holds a capability in its address or is about one visitor: not indexed, and its address is not passed on. */
  isPrivate?: boolean;
  /** Shown while the site is under construction too: who has paid, or is paying, must get through. */
  staysOpen?: boolean;
  /** The page of this event, there while it is active. */
  event?: EventName;
  /** Path of the page above it. */
  parent?: string;
  /** Tells of the festival as an event with its tickets. */
  tellsEvent?: boolean;
}

/** The five realms as they are written (public-site specification, section 2 "About"); the same in both languages. */
const REALMS: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'Ulympic',
  unify: 'Unify',
};

const eventPage = ([event, realm]: [string, string]): PublicPage => ({
  path: `/event/${event}`,
  title: { en: realm, id: realm },
  description: {
    en: `${realm}, one of the five realms of {name}: pictures, sponsors, media partners and what comes next.`,
    id: `${realm}, salah satu dari lima dunia {name}: foto, sponsor, media partner, dan acara berikutnya.`,
  },
  event: event as EventName,
  parent: '/event',
});

/** The public site's known paths; any other is Not Found. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: { en: '', id: '' },
    description: {
      en: 'The university’s annual festival: concert on {date} at {venue}, competitions, merchandise and tickets.',
      id: 'Festival tahunan universitas: konser pada {date} di {venue}, kompetisi, merchandise, dan tiket.',
    },
    tellsEvent: true,
  },
  {
    path: '/about',
    title: { en: 'About Us', id: 'Tentang Kami' },
    description: {
      en: 'The story of {name}: its theme, vision and mission, the divisions behind it, and the videos of the edition.',
      id: 'Kisah {name}: tema, visi dan misi, divisi-divisi di baliknya, dan video edisi ini.',
    },
  },
  {
    path: '/event',
    title: { en: 'Events', id: 'Acara' },
    description: {
      en: 'The events of {name}: Unveiling, E-Ulympic, U-Care, Ulympic and Unify, with videos and a countdown.',
      id: 'Acara {name}: Unveiling, E-Ulympic, U-Care, Ulympic, dan Unify, lengkap dengan video dan hitung mundur.',
    },
  },
  ...Object.entries(REALMS).map(eventPage),
  {
    path: '/merchandise',
    title: { en: 'Merchandise', id: 'Merchandise' },
    description: {
      en: 'Official merchandise of {name}: t-shirt, lanyard, totebag, keychains, hand fan and bundles to pre-order.',
      id: 'Merchandise resmi {name}: kaus, lanyard, totebag, gantungan kunci, kipas, dan paket bundling.',
    },
  },
  {
    path: '/ticket',
    title: { en: 'Ticket', id: 'Tiket' },
    description: {
      en: 'Tickets for the concert of {name} on {date}: choose yours, pay online and get your e-ticket by e-mail.',
      id: 'Tiket konser {name} pada {date}: pilih tiketmu, bayar online, dan e-tiketnya dikirim ke emailmu.',
    },
    tellsEvent: true,
  },
  {
    path: '/payment/pending',
    title: { en: 'Payment Pending', id: 'Menunggu Pembayaran' },
    description: { en: 'The state of your payment.', id: 'Status pembayaranmu.' },
    isPrivate: true,
    staysOpen: true,
  },
  {
    path: '/payment/success',
    title: { en: 'Payment Successful!', id: 'Pembayaran Berhasil!' },
    description: { en: 'Your payment has arrived.', id: 'Pembayaranmu sudah diterima.' },
    isPrivate: true,
    staysOpen: true,
  },
  {
    path: '/t/:code',
    title: { en: 'Your ticket', id: 'Tiketmu' },
    description: { en: 'Show this ticket at the gate.', id: 'Tunjukkan tiket ini di pintu masuk.' },
    isPrivate: true,
    staysOpen: true,
  },
];

export const NOT_FOUND_PAGE: PublicPage = {
  path: '/*',
  title: ERROR_PAGE_TITLES[404],
  description: {
    en: 'The page that you are looking for does not exist.',
    id: 'Halaman yang kamu cari tidak ada.',
  },
  isPrivate: true,
};

export const ERROR_PATH = '/error/:status';

export const errorPage = (status: ErrorStatus): PublicPage => ({
  path: ERROR_PATH,
  title: ERROR_PAGE_TITLES[status],
  description: { en: 'This page can not be shown.', id: 'Halaman ini tidak bisa ditampilkan.' },
  isPrivate: true,
  staysOpen: true,
});

/** Stands in place of every page that doesn't stay open, while the site is under construction. */
export const CONSTRUCTION_PAGE: PublicPage = {
  path: '/*',
  title: { en: 'Under construction', id: 'Dalam pembangunan' },
  description: {
    en: 'This site is currently under construction. Please come back another time.',
    id: 'Situs ini sedang dalam pembangunan. Silakan kembali lain waktu.',
  },
  isPrivate: true,
};
