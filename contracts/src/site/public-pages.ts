import { EVENT_NAMES } from '../api/content/sections.js';
import { ABOUT_PAGE } from './pages/about.js';
import { EVENT_PAGE } from './pages/event.js';
import { eventDetailPage } from './pages/event-detail.js';
import { HOME_PAGE } from './pages/home.js';
import { LINE_UP_PAGE } from './pages/line-up.js';
import { MERCHANDISE_PAGE } from './pages/merchandise.js';
import { NEXT_YEAR_CONFIRM_PAGE, NEXT_YEAR_UNSUBSCRIBE_PAGE } from './pages/next-year.js';
import { PAYMENT_PENDING_PAGE } from './pages/payment-pending.js';
import { PAYMENT_SUCCESS_PAGE } from './pages/payment-success.js';
import type { PublicPage } from './pages/public-page.js';
import { TICKET_PAGE } from './pages/ticket.js';
import { TICKET_VIEW_PAGE } from './pages/ticket-view.js';
import { TONIGHT_PAGE } from './pages/tonight.js';

/** The public site's known paths, for the server; any other is Not Found. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  HOME_PAGE,
  ABOUT_PAGE,
  EVENT_PAGE,
  ...EVENT_NAMES.map(eventDetailPage),
  MERCHANDISE_PAGE,
  TICKET_PAGE,
  LINE_UP_PAGE,
  TONIGHT_PAGE,
  NEXT_YEAR_CONFIRM_PAGE,
  NEXT_YEAR_UNSUBSCRIBE_PAGE,
  PAYMENT_PENDING_PAGE,
  PAYMENT_SUCCESS_PAGE,
  TICKET_VIEW_PAGE,
];
