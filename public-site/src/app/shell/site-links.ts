import type { SiteSettings } from '@festival/contracts';
import { paths } from '../../lib/paths';

/** The pages that the navigation names; their labels are texts of the shell. */
export type NavKey = 'home' | 'event' | 'merchandise' | 'ticket' | 'about';

export interface NavItem {
  key: NavKey;
  path: string;
}

const HOME: NavItem = { key: 'home', path: paths.home };
const EVENT: NavItem = { key: 'event', path: paths.event };
const MERCHANDISE: NavItem = { key: 'merchandise', path: paths.merchandise };
const TICKET: NavItem = { key: 'ticket', path: paths.ticket };
const ABOUT: NavItem = { key: 'about', path: paths.about };

/** The links of the bar and of the footer. */
export const NAV_ITEMS: readonly NavItem[] = [HOME, EVENT, MERCHANDISE, TICKET, ABOUT];
export const NAV_GROUPS: readonly (readonly NavItem[])[] = [[HOME, TICKET], [EVENT, ABOUT], [MERCHANDISE]];

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
