import { paths } from './paths';

/** What the shell says about the festival on every page. */
export const FESTIVAL = {
  name: 'The Legacy of the Five Realms',
  shortName: 'Five Realms',
  editionYear: 2025,
  studentBody: 'Student Executive Body',
  university: 'University in Gading Serpong',
  /** Postal address, one line each. */
  address: ['University campus, Gading Serpong', 'Tangerang, Banten', 'Indonesia'],
  /** The organising divisions named in the copyright line. */
  organisers: 'the Website, Visual and Documentation Divisions',
} as const;

export interface NavItem {
  label: string;
  path: string;
}

/** The specification's page links in the footer's groups; a page that the site doesn't have yet has no link. */
export const NAV_GROUPS: readonly (readonly NavItem[])[] = [
  [
    { label: 'Home', path: paths.home },
    { label: 'Ticket', path: paths.ticket },
  ],
];

export const NAV_ITEMS: readonly NavItem[] = NAV_GROUPS.flat();

/** The four accounts; until the festival's own are known, each leads to where such accounts are. */
export const SOCIAL_LINKS = [
  { kind: 'social', label: 'Social network', href: 'https://www.facebook.com/' },
  { kind: 'photos', label: 'Photo sharing', href: 'https://www.instagram.com/' },
  { kind: 'mail', label: 'E-mail the ticket desk', href: 'mailto:tickets@festival.local' },
  { kind: 'videos', label: 'Video channel', href: 'https://www.youtube.com/' },
] as const;
