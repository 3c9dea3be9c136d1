/** The public site's pages as route patterns, with parameters as `:name`. */
export const SITE_ROUTES = {
  home: '/',
  about: '/about',
  event: '/event',
  eventDetail: '/event/:slug',
  merchandise: '/merchandise',
  ticket: '/ticket',
  lineUp: '/line-up',
  act: '/line-up/:act',
  tonight: '/tonight',
  nextYearConfirm: '/next-year/confirm',
  nextYearUnsubscribe: '/next-year/unsubscribe',
  paymentPending: '/payment/pending',
  paymentSuccess: '/payment/success',
  ticketView: '/t/:code',
  error: '/error/:status',
} as const;

/** The routes that are shown during construction too, so that people who pay or have paid get through, and mailed
 * links work. */
export const ROUTES_DURING_CONSTRUCTION: readonly string[] = [
  SITE_ROUTES.paymentPending,
  SITE_ROUTES.paymentSuccess,
  SITE_ROUTES.ticketView,
  SITE_ROUTES.tonight,
  SITE_ROUTES.nextYearConfirm,
  SITE_ROUTES.nextYearUnsubscribe,
  SITE_ROUTES.error,
];

/** `closed`: the site is under construction; `preview`: it is, and signed-in staff see it all the same. */
export type SiteAccess = 'open' | 'closed' | 'preview';

/** The meta element by which the server tells the page its visitor's access; missing when it is `open`. */
export const SITE_ACCESS_META = 'site-access';

/**
 * The canonical path of a page: `/ticket` for `/ticket/`, `//ticket` and `/ticket//`. Backslashes count as slashes, as in
 * browsers: the result never begins with two of either, which would be another host.
 */
export function pagePath(path: string): string {
  const single = path.replace(/^[\\/]+|[\\/]{2,}/g, '/');
  return single.length > 1 ? single.replace(/[\\/]$/, '') : single;
}
