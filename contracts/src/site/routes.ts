/** The public site's pages as route patterns, with parameters as `:name`. */
export const SITE_ROUTES = {
  home: '/',
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

/** The routes that are shown during construction too, so that people who pay or have paid get through. */
export const ROUTES_DURING_CONSTRUCTION: readonly string[] = [
  SITE_ROUTES.paymentPending,
  SITE_ROUTES.paymentSuccess,
  SITE_ROUTES.ticketView,
  SITE_ROUTES.error,
];
