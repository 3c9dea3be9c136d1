import { PICKS, ROUTES_DURING_CONSTRUCTION, SITE_ROUTES as ROUTES } from '@festival/contracts';
import { fillRoute, matchRoute } from './route-pattern';

/** The query parameter of the ticket page that opens a ticket's checkout: Back leaves it, a reload stays in it. */
export const TICKET_TYPE = 'ticket_type';
/** The query parameter of a committee member's link to the ticket page: their code, filled in at the checkout. */
export const REFERRAL = 'referral';
/** The ticket cards on the ticket page. */
export const TICKETS_ID = 'tickets';

/** The path of each page; every link of the site comes from here. */
export const paths = {
  home: ROUTES.home,
  about: ROUTES.about,
  event: ROUTES.event,
  eventDetail: (slug: string) => fillRoute(ROUTES.eventDetail, { slug }),
  merchandise: ROUTES.merchandise,
  ticket: ROUTES.ticket,
  ticketSelection: `${ROUTES.ticket}#${TICKETS_ID}`,
  checkout: (ticketType: string) => `${ROUTES.ticket}?${TICKET_TYPE}=${encodeURIComponent(ticketType)}`,
  /** Without a number the page uses the order stored in the browser. */
  paymentPending: (orderNumber?: string) => withOrder(ROUTES.paymentPending, orderNumber),
  paymentSuccess: (orderNumber?: string) => withOrder(ROUTES.paymentSuccess, orderNumber),
  /** The timetable; with `1,3,5` the one that shows a friend's picks. */
  lineUp: (picks?: string) => (picks ? `${ROUTES.lineUp}?${PICKS}=${picks}` : ROUTES.lineUp),
  tonight: ROUTES.tonight,
  /** An act's own page. */
  act: (id: number) => fillRoute(ROUTES.act, { act: String(id) }),
  error: (status: number) => fillRoute(ROUTES.error, { status: String(status) }),
  /** A ticket's own page; `verify` is the signature that opens it. */
  ticketView: (code: string, verify: string) =>
    `${fillRoute(ROUTES.ticketView, { code })}?verify=${encodeURIComponent(verify)}`,
} as const;

/** Whether the page is shown during construction too. */
export const staysOpen = (pathname: string): boolean =>
  ROUTES_DURING_CONSTRUCTION.some((route) => matchRoute(route, pathname) !== null);

/** A ticket is shown at the gate: nothing else may cover its QR code. */
export const isTicketView = (pathname: string): boolean => matchRoute(ROUTES.ticketView, pathname) !== null;

const withOrder = (path: string, orderNumber?: string): string =>
  orderNumber ? `${path}?order_id=${encodeURIComponent(orderNumber)}` : path;
