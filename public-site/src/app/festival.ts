import type { SiteSettings } from '@festival/contracts';
import { paths } from './paths';

/** The pages that the navigation names; their labels are texts of the shell. */
export type NavKey = 'home' | 'ticket';

export interface NavItem {
  key: NavKey;
  path: string;
}

/** The specification's page links in the footer's groups; a page that the site doesn't have yet has no link. */
export const NAV_GROUPS: readonly (readonly NavItem[])[] = [
  [
    { key: 'home', path: paths.home },
    { key: 'ticket', path: paths.ticket },
  ],
];

export const NAV_ITEMS: readonly NavItem[] = NAV_GROUPS.flat();

export type SocialKind = 'social' | 'photos' | 'mail' | 'videos';

export interface SocialLink {
  kind: SocialKind;
  href: string;
}

/** The four accounts as the editors set them; one that isn't set leads to where such accounts are. */
export const socialLinks = (settings: SiteSettings): readonly SocialLink[] => [
  { kind: 'social', href: settings.social_network_link || 'https://www.facebook.com/' },
  { kind: 'photos', href: settings.photo_sharing_link || 'https://www.instagram.com/' },
  { kind: 'mail', href: settings.mail_link || 'mailto:tickets@festival.local' },
  { kind: 'videos', href: settings.video_platform_link || 'https://www.youtube.com/' },
];
