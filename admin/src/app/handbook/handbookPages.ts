import type { Language } from '@festival/contracts';

/** The pages of `docs/handbook`, in their order. */
export const HANDBOOK_PAGES = [
  'index',
  'treasurer',
  'editor',
  'gate-volunteer',
  'gate-lead',
  'on-call',
  'super-admin',
] as const;
export type HandbookPageName = (typeof HANDBOOK_PAGES)[number];

/** A section of a page; without one its beginning. */
export interface HandbookPlace {
  page: HandbookPageName;
  section?: string;
}

/** Its size in pixels, by which its place is kept until it is there. */
export interface HandbookPicture {
  address: string;
  width?: number;
  height?: number;
}

export const isHandbookPage = (name: string | undefined): name is HandbookPageName =>
  HANDBOOK_PAGES.some((page) => page === name);

const LINK = /^(?:([a-z-]+)\.md)?(?:#([a-z0-9-]+))?$/;

/** `treasurer.md#find-an-order`, or `#find-an-order` on the page itself; null where it leads elsewhere. */
export function placeOfLink(link: string, here: HandbookPageName): HandbookPlace | null {
  const [, page = here, section] = LINK.exec(link) ?? [];
  return link !== '' && LINK.test(link) && isHandbookPage(page) ? { page, section } : null;
}

/** The address in the back office. `language` is given where it differs from that of the reader's account. */
export function pathOfPlace({ page, section }: HandbookPlace, language?: Language): string {
  const query = language ? `?language=${language}` : '';
  return `/handbook/${page}${query}${section ? `#${section}` : ''}`;
}
