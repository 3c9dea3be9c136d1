import {
  JAKARTA_OFFSET,
  jakartaClock,
  type Language,
  type LocalizedText,
  PUBLIC_PAGES,
  type PublicPage,
  SITE_ROUTES,
} from '@festival/contracts';
import type { PageFacts, TicketOffer } from './facts/page-facts.js';

const CONTEXT = 'https://schema.org';
const ORGANIZER: LocalizedText = { en: 'Student Executive Body', id: 'Badan Eksekutif Mahasiswa' };

interface Place {
  facts: PageFacts;
  language: Language;
  /** Address of the site, without a slash at its end. */
  site: string;
  description: string;
  image: string;
}

/** The festival as schema.org's Event (search engines show date, place and tickets). */
export function eventData({ facts, language, site, description, image }: Place): object {
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: facts.festivalName,
    description,
    inLanguage: language,
    startDate: jakartaTime(facts.concertDate),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    location: { '@type': 'Place', name: facts.venue[language], address: facts.venue[language] },
    image: [image],
    url: `${site}/`,
    organizer: { '@type': 'Organization', name: ORGANIZER[language], url: site + SITE_ROUTES.about },
    ...(facts.acts.length > 0
      ? { performer: facts.acts.map(({ name }) => ({ '@type': 'PerformingGroup', name })) }
      : {}),
    ...(facts.offers.length > 0 ? { offers: facts.offers.map((offer) => offerData(offer, site)) } : {}),
  };
}

function offerData({ name, price, isOnSale }: TicketOffer, site: string): object {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'IDR',
    availability: `${CONTEXT}/${isOnSale ? 'InStock' : 'SoldOut'}`,
    url: site + SITE_ROUTES.ticket,
  };
}

/** The way from the start page to a page below another one; null for pages without a parent. */
export function breadcrumbData(page: PublicPage, facts: PageFacts, language: Language, site: string): object | null {
  const parent = PUBLIC_PAGES.find(({ path }) => path === page.parent);
  if (!parent) return null;
  const steps = [
    { name: facts.festivalName, path: '/' },
    { name: parent.title[language], path: parent.path },
    { name: page.title[language], path: page.path },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  };
}

/** `2025-11-22T11:00:00.000Z` → `2025-11-22T18:00:00+07:00`. */
function jakartaTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return jakartaClock(new Date(time)) + JAKARTA_OFFSET;
}
