import {
  CONSTRUCTION_PAGE,
  NOT_FOUND_PAGE,
  type PublicPage,
  ROUTES_DURING_CONSTRUCTION,
  type SiteAccess,
} from '@festival/contracts';
import type { FastifyRequest } from 'fastify';
import type { PageFacts, PageFactsSource } from './facts/page-facts.js';

export interface PageVisit {
  page: PublicPage;
  status: number;
  access: SiteAccess;
}

/** Seconds after which a closed site may be asked again; until then crawlers don't forget it. */
export const RETRY_AFTER_SECONDS = 3600;

/**
 * Which page an address shows now, and with which status: the construction screen answers 503, the
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
  if (!facts.underConstruction || ROUTES_DURING_CONSTRUCTION.includes(page.path)) return 'open';
  return (await source.isStaff(request)) ? 'preview' : 'closed';
}
