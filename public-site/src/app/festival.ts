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

/** The five page links of the specification, as far as their pages exist, in the footer's groups. */
export const NAV_GROUPS: readonly (readonly NavItem[])[] = [[{ label: 'Ticket', path: paths.ticket }]];

export const NAV_ITEMS: readonly NavItem[] = NAV_GROUPS.flat();

export type SocialKind = 'social' | 'photos' | 'mail' | 'videos';

export interface SocialLink {
  kind: SocialKind;
  label: string;
  href: string;
}

/** An empty address means that the account isn't known yet: no icon then, rather than a link to nowhere. */
const ACCOUNTS: readonly SocialLink[] = [
  { kind: 'social', label: 'Social network', href: '' },
  { kind: 'photos', label: 'Photo sharing', href: '' },
  { kind: 'mail', label: 'E-mail the ticket desk', href: 'mailto:tickets@festival.local' },
  { kind: 'videos', label: 'Video channel', href: '' },
];

export const SOCIAL_LINKS: readonly SocialLink[] = ACCOUNTS.filter(({ href }) => href !== '');
