import { generatePath, matchPath } from 'react-router';

/** Route patterns; the router is the only one to read them. */
export const ROUTES = {
  root: '/',
  about: '/about',
  event: '/event',
  eventDetail: '/event/:slug',
  merchandise: '/merchandise',
  ticket: '/ticket',
  paymentPending: '/payment/pending',
  paymentSuccess: '/payment/success',
  ticketView: '/t/:code',
  error: '/error/:status',
} as const;

/** Names in the ticket page's address which ticket its checkout is for: Back leaves it, and a reload stays in it. */
export const TICKET_TYPE = 'ticket_type';
/** The ticket cards on the ticket page. */
export const TICKETS_ID = 'tickets';

/** Where each page is found; every link of the site comes from here. */
export const paths = {
  home: ROUTES.root,
  about: ROUTES.about,
  event: ROUTES.event,
  eventDetail: (slug: string) => generatePath(ROUTES.eventDetail, { slug }),
  merchandise: ROUTES.merchandise,
  ticket: ROUTES.ticket,
  ticketSelection: `${ROUTES.ticket}#${TICKETS_ID}`,
  checkout: (ticketType: string) => `${ROUTES.ticket}?${TICKET_TYPE}=${encodeURIComponent(ticketType)}`,
  /** Without a number the page uses the order kept in the browser. */
  paymentPending: (orderNumber?: string) => withOrder(ROUTES.paymentPending, orderNumber),
  paymentSuccess: (orderNumber?: string) => withOrder(ROUTES.paymentSuccess, orderNumber),
  error: (status: number) => generatePath(ROUTES.error, { status: String(status) }),
  /** A ticket's own page; `verify` is the signature that opens it. */
  ticketView: (code: string, verify: string) =>
    `${generatePath(ROUTES.ticketView, { code })}?verify=${encodeURIComponent(verify)}`,
} as const;

const STAY_OPEN = [ROUTES.paymentPending, ROUTES.paymentSuccess, ROUTES.ticketView, ROUTES.error];

/** Who has paid, or is paying, gets through to these while the site is under construction; the server knows them too. */
export const staysOpen = (pathname: string): boolean => STAY_OPEN.some((route) => matchPath(route, pathname) !== null);

/** A ticket is shown at the gate: nothing else may lie over its QR code. */
export const isTicketView = (pathname: string): boolean => matchPath(ROUTES.ticketView, pathname) !== null;

const withOrder = (path: string, orderNumber?: string): string =>
  orderNumber ? `${path}?order_id=${encodeURIComponent(orderNumber)}` : path;
