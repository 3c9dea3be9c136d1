import { EVENT_NAMES, type EventName } from '../api/content/sections.js';
import { ERROR_PAGE_TITLES, type ErrorStatus } from './error-pages.js';
import { ABOUT_PAGE } from './page-titles/about.js';
import { EVENT_PAGE } from './page-titles/event.js';
import { MERCHANDISE_PAGE } from './page-titles/merchandise.js';
import { PAYMENT_PENDING_PAGE } from './page-titles/payment-pending.js';
import { PAYMENT_SUCCESS_PAGE } from './page-titles/payment-success.js';
import { TICKET_PAGE } from './page-titles/ticket.js';
import { TICKET_VIEW_PAGE } from './page-titles/ticket-view.js';
import type { PublicPage } from './page-title.js';
import { REALM_NAMES } from './realm-names.js';
import { SITE_ROUTES } from './routes.js';

const HOME_PAGE: PublicPage = {
  path: SITE_ROUTES.home,
  title: { en: '', id: '' },
  description: {
    en: 'The university’s annual festival: concert on {date} at {venue}, competitions, merchandise and tickets.',
    id: 'Festival tahunan universitas: konser pada {date} di {venue}, kompetisi, merchandise, dan tiket.',
  },
  tellsEvent: true,
};

function eventDetailPage(event: EventName): PublicPage {
  const realm = REALM_NAMES[event];
  return {
    path: SITE_ROUTES.eventDetail.replace(':slug', event),
    title: { en: realm, id: realm },
    description: {
      en: `${realm}, one of the five realms of {name}: pictures, sponsors, media partners and what comes next.`,
      id: `${realm}, salah satu dari lima dunia {name}: foto, sponsor, media partner, dan acara berikutnya.`,
    },
    event,
    parent: SITE_ROUTES.event,
  };
}

/** The public site's known paths, for the server; any other is Not Found. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  HOME_PAGE,
  ABOUT_PAGE,
  EVENT_PAGE,
  ...EVENT_NAMES.map(eventDetailPage),
  MERCHANDISE_PAGE,
  TICKET_PAGE,
  PAYMENT_PENDING_PAGE,
  PAYMENT_SUCCESS_PAGE,
  TICKET_VIEW_PAGE,
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

export const errorPage = (status: ErrorStatus): PublicPage => ({
  path: SITE_ROUTES.error,
  title: ERROR_PAGE_TITLES[status],
  description: { en: 'This page can not be shown.', id: 'Halaman ini tidak bisa ditampilkan.' },
  isPrivate: true,
});
