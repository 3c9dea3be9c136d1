import { ERROR_STATUSES, EVENT_NAMES, parseErrorStatus, PICKS, SITE_ROUTES as ROUTES } from '@festival/contracts';
import { closingQuery } from '../features/closing/closing.api';
import { countdownQuery } from '../lib/festival/countdown-events';
import { divisionsQuery } from '../features/divisions/divisions.api';
import { eventCardsQuery } from '../features/event-cards/event-cards.api';
import { heroQuery } from '../features/hero/hero.api';
import { actsQuery } from '../lib/festival/acts';
import { lineUpQuery } from '../features/line-up/line-up.api';
import { merchandiseQuery } from '../features/merchandise/merchandise.api';
import { estimatesQuery, tiersQuery } from '../features/tiers/tiers.api';
import { archiveVideosQuery } from '../lib/festival/archive-videos';
import { eventDetailQueries } from '../pages/event-detail/event-detail.queries';
import { paths, TICKET_TYPE } from '../lib/paths';
import { matchRoute, type RouteParams } from '../lib/route-pattern';
import { type SitePage, sitePage } from './site-page';

const errorPage = {
  module: 'src/pages/error/ErrorRoute.tsx',
  load: async () => (await import('../pages/error/ErrorRoute')).ErrorRoute,
};

/** Every page of the site but Not Found: a new one is added here and nowhere else. Only the browser renders a ticket's page. */
export const PAGES: readonly SitePage[] = [
  sitePage({
    route: ROUTES.home,
    module: 'src/pages/home/HomePage.tsx',
    load: async () => (await import('../pages/home/HomePage')).HomePage,
    queries: () => [heroQuery, actsQuery, tiersQuery, eventCardsQuery, countdownQuery, closingQuery, merchandiseQuery],
  }),
  sitePage({
    route: ROUTES.about,
    module: 'src/pages/about/AboutPage.tsx',
    load: async () => (await import('../pages/about/AboutPage')).AboutPage,
    queries: () => [divisionsQuery, archiveVideosQuery],
  }),
  sitePage({
    route: ROUTES.event,
    module: 'src/pages/event/EventPage.tsx',
    load: async () => (await import('../pages/event/EventPage')).EventPage,
    queries: () => [archiveVideosQuery, countdownQuery, eventCardsQuery],
  }),
  sitePage({
    route: ROUTES.eventDetail,
    module: 'src/pages/event-detail/EventDetailPage.tsx',
    load: async () => (await import('../pages/event-detail/EventDetailPage')).EventDetailPage,
    served: EVENT_NAMES.map(paths.eventDetail),
    queries: eventDetailQueries,
  }),
  sitePage({
    route: ROUTES.act,
    module: 'src/pages/act/ActPage.tsx',
    load: async () => (await import('../pages/act/ActPage')).ActPage,
    queries: () => [actsQuery, tiersQuery],
    servedRouteParam: 'act',
  }),
  sitePage({
    route: ROUTES.merchandise,
    module: 'src/pages/merchandise/MerchandisePage.tsx',
    load: async () => (await import('../pages/merchandise/MerchandisePage')).MerchandisePage,
    queries: () => [merchandiseQuery],
  }),
  sitePage({
    route: ROUTES.ticket,
    module: 'src/pages/ticket/TicketPage.tsx',
    load: async () => (await import('../pages/ticket/TicketPage')).TicketPage,
    queries: () => [lineUpQuery, actsQuery, tiersQuery, estimatesQuery],
    servedParam: TICKET_TYPE,
  }),
  sitePage({
    route: ROUTES.lineUp,
    module: 'src/pages/line-up/LineUpPage.tsx',
    load: async () => (await import('../pages/line-up/LineUpPage')).LineUpPage,
    queries: () => [actsQuery, tiersQuery],
    servedParam: PICKS,
  }),
  sitePage({
    route: ROUTES.tonight,
    module: 'src/pages/tonight/TonightPage.tsx',
    load: async () => (await import('../pages/tonight/TonightPage')).TonightPage,
    queries: () => [actsQuery],
  }),
  sitePage({
    route: ROUTES.nextYearConfirm,
    module: 'src/pages/next-year/ConfirmPage.tsx',
    load: async () => (await import('../pages/next-year/ConfirmPage')).ConfirmPage,
  }),
  sitePage({
    route: ROUTES.nextYearUnsubscribe,
    module: 'src/pages/next-year/UnsubscribePage.tsx',
    load: async () => (await import('../pages/next-year/UnsubscribePage')).UnsubscribePage,
  }),
  sitePage({
    route: ROUTES.paymentPending,
    module: 'src/pages/payment/PendingPage.tsx',
    load: async () => (await import('../pages/payment/PendingPage')).PendingPage,
  }),
  sitePage({
    route: ROUTES.paymentSuccess,
    module: 'src/pages/payment/SuccessPage.tsx',
    load: async () => (await import('../pages/payment/SuccessPage')).SuccessPage,
  }),
  sitePage({
    route: ROUTES.ticketView,
    module: 'src/pages/ticket-view/TicketViewPage.tsx',
    load: async () => (await import('../pages/ticket-view/TicketViewPage')).TicketViewPage,
    served: [],
  }),
  sitePage({
    ...errorPage,
    route: ROUTES.error,
    served: ERROR_STATUSES.map(paths.error),
    status: ({ status }) => parseErrorStatus(status),
  }),
];

/** Any other address is Not Found, one page for all of them. */
const NOT_FOUND = sitePage({ ...errorPage, route: '*', served: [] });

/** The server's page for an unknown address. */
export const NOT_FOUND_ADDRESS = paths.error(404);

export interface FoundPage {
  page: SitePage;
  params: RouteParams;
}

/** The page that an address shows; as for the server, `/About` is another address than `/about`. */
export function findPage(pathname: string): FoundPage {
  for (const page of PAGES) {
    const params = matchRoute(page.route, pathname);
    if (params) return { page, params };
  }
  return { page: NOT_FOUND, params: {} };
}
