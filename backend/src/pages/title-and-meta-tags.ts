import {
  documentTitle,
  JAKARTA_ZONE,
  type Language,
  type LocalizedText,
  type PublicPage,
  SITE_ACCESS_META,
  type SiteAccess,
} from '@festival/contracts';
import type { PageFacts } from './facts/page-facts.js';
import { dataTag, linkTag, metaTag, titleTag } from './rendering/page-template.js';
import { breadcrumbData, eventData } from './structured-data.js';

const DAY = { timeZone: JAKARTA_ZONE, day: 'numeric', month: 'long', year: 'numeric' } as const;
/** Made once: making one takes an eighth of a page's time. */
const DAYS = { en: new Intl.DateTimeFormat('en-GB', DAY), id: new Intl.DateTimeFormat('id-ID', DAY) };
const OPEN_GRAPH_LOCALES: LocalizedText = { en: 'en_GB', id: 'id_ID' };

/** Our picture for shared links: `npm run pictures -w public-site` makes it. */
const SHARE_PICTURE = { path: '/share.jpg', width: 1200, height: 630 };
const SHARE_PICTURE_TEXT: LocalizedText = {
  en: 'A stage in front of a night landscape with a castle, above it the festival’s crest',
  id: 'Panggung di depan pemandangan malam dengan kastel, di atasnya lambang festival',
};

export interface TaggedPage {
  page: PublicPage;
  facts: PageFacts;
  language: Language;
  access: SiteAccess;
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Path that was asked for. */
  path: string;
}

/** The tags of a page's head: for the browser's tab, search engines and shared links. */
export function pageTags(tagged: TaggedPage): string[] {
  const { page, facts, language, access } = tagged;
  const title = documentTitle(page.title[language], facts.festivalName);
  const description = describe(page, facts, language);
  const tags = [titleTag(title), metaTag('name', 'description', description)];
  // So the site needn't ask whether it is closed to this visitor.
  if (access !== 'open') tags.push(metaTag('name', SITE_ACCESS_META, access));
  if (page.isPrivate || access !== 'open') tags.push(metaTag('name', 'robots', 'noindex'));
  tags.push(
    metaTag('property', 'og:site_name', facts.festivalName),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:locale', OPEN_GRAPH_LOCALES[language]),
  );
  return page.isPrivate ? tags : [...tags, ...openTags(tagged, description)];
}

/** Tags of pages that may be found and shared. */
function openTags({ page, facts, language, site, path }: TaggedPage, description: string): string[] {
  const address = `${site}${path.replace(/(?<=.)\/+$/, '')}`;
  const image = page.picture ? new URL(page.picture, site).href : `${site}${SHARE_PICTURE.path}`;
  const breadcrumbs = breadcrumbData(page, facts, language, site);
  return [
    linkTag('canonical', address),
    metaTag('property', 'og:url', address),
    metaTag('property', 'og:image', image),
    ...(page.picture ? [] : ownPictureTags(language)),
    metaTag('name', 'twitter:card', 'summary_large_image'),
    ...(page.tellsEvent && facts.concertDate
      ? [dataTag(eventData({ facts, language, site, description, image }))]
      : []),
    ...(breadcrumbs ? [dataTag(breadcrumbs)] : []),
  ];
}

function ownPictureTags(language: Language): string[] {
  return [
    metaTag('property', 'og:image:width', String(SHARE_PICTURE.width)),
    metaTag('property', 'og:image:height', String(SHARE_PICTURE.height)),
    metaTag('property', 'og:image:alt', SHARE_PICTURE_TEXT[language]),
  ];
}

function describe(page: PublicPage, facts: PageFacts, language: Language): string {
  const words: Readonly<Record<string, string>> = {
    name: facts.festivalName,
    edition: facts.edition,
    date: concertDay(facts.concertDate, language),
    venue: facts.venue[language],
  };
  return page.description[language].replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
}

function concertDay(iso: string, language: Language): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : DAYS[language].format(time);
}
