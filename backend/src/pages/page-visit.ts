import type { FastifyRequest } from 'fastify';
import type { PageFacts, PageFactsSource } from './page-facts.js';
import { CONSTRUCTION_PAGE, NOT_FOUND_PAGE, type PublicPage } from './public-pages.js';

/** What a visitor of the public site gets to see. `preview`: the site, though others see the construction screen. */
export type SiteAccess = 'open' | 'closed' | 'preview';

export interface PageVisit {
  page: PublicPage;
  status: number;
  access: SiteAccess;
}

/** Seconds after which a closed site may be asked again; crawlers keep what they know of it meanwhile. */
export const RETRY_AFTER_SECONDS = 3600;

/**
 * Which page an address shows now, and with which status (rules, "Content"): the construction screen answers 503, the
 * page of an inactive event is Not Found.
 */
export async function decideVisit(
  request: FastifyRequest,
  asked: { page: PublicPage; status: number },
  facts: PageFacts,
  source: PageFactsSource,
): Promise<PageVisit> {
  const access = await accessOf(request, asked.page, facts, source);
  if (access === 'closed') return { page: CONSTRUCTION_PAGE, status: 503, access };
  const { event } = asked.page;
  const isMissing = event !== undefined && !facts.openEvents.includes(event);
  return isMissing ? { page: NOT_FOUND_PAGE, status: 404, access } : { ...asked, access };
}

async function accessOf(
  request: FastifyRequest,
  page: PublicPage,
  facts: PageFacts,
  source: PageFactsSource,
): Promise<SiteAccess> {
  if (!facts.underConstruction || page.staysOpen) return 'open';
  return (await source.isStaff(request)) ? 'preview' : 'closed';
}
