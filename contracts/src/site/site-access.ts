/** `closed`: the site is under construction; `preview`: it is, and signed-in staff see it all the same. */
export type SiteAccess = 'open' | 'closed' | 'preview';

/** The meta element by which the server tells the page its visitor's access; missing when it is `open`. */
export const SITE_ACCESS_META = 'site-access';
