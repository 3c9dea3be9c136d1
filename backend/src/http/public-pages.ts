/** What a page says of itself to search engines and to those who share its link. */
export interface PublicPage {
  /** Route path, parameters as `:name`. */
  path: string;
  title: string;
  description: string;
  /** Holds a capability in its address or is about one visitor: not indexed, and its address is not passed on. */
  isPrivate?: boolean;
}

const TICKETS = 'Choose your ticket, pay online and receive your e-ticket by e-mail.';

/** The public site's known paths; any other is Not Found. `{name}` stands for the festival's name. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', title: '{name}', description: 'The annual festival: concert, competitions and tickets.' },
  { path: '/about', title: 'About Us | {name}', description: 'The story of the festival and the people behind it.' },
  { path: '/event', title: 'Events | {name}', description: 'The five realms of the festival and when they open.' },
  ...['unveiling', 'eulympic', 'ucare', 'ulympic', 'unify'].map((name) => ({
    path: `/event/${name}`,
    title: 'Event | {name}',
    description: 'One of the five realms of the festival.',
  })),
  { path: '/merchandise', title: 'Merchandise | {name}', description: 'Shirts, bags and charms of the festival.' },
  { path: '/ticket', title: 'Tickets | {name}', description: TICKETS },
  {
    path: '/payment/pending',
    title: 'Payment status | {name}',
    description: 'The state of your payment.',
    isPrivate: true,
  },
  {
    path: '/payment/success',
    title: 'Payment successful | {name}',
    description: 'Your payment has arrived.',
    isPrivate: true,
  },
  { path: '/t/:code', title: 'Your ticket | {name}', description: 'Show this ticket at the gate.', isPrivate: true },
];

export const NOT_FOUND_PAGE: PublicPage = {
  path: '/*',
  title: 'Page not found | {name}',
  description: 'The page that you are looking for does not exist.',
  isPrivate: true,
};

export const ERROR_PAGE: PublicPage = {
  path: '/error/:status',
  title: 'Error | {name}',
  description: 'This page can not be shown.',
  isPrivate: true,
};

const ERROR_STATUSES = [401, 403, 404, 500, 503];

/** `/error/{n}` answers with that status; another number is a page that doesn't exist. */
export function errorPageStatus(text: string): number {
  return ERROR_STATUSES.find((status) => String(status) === text) ?? 404;
}
