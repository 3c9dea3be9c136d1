import type { HeroTexts, SiteFacts } from '../../settings/site-facts.js';

/** The hero mentions the event of 27 September (public-site specification, section 2). */
export function demoHero(year: number): HeroTexts {
  return {
    title: 'The Legacy of the Five Realms',
    eventLine1: 'U-Care: A Flame for Everyone',
    eventLine2: `27 September ${year}`,
    isActive: true,
  };
}

/** The footer's links are placeholders, as in the specification. */
export function demoSite(): SiteFacts {
  return {
    socialNetworkLink: 'https://www.facebook.com/',
    photoSharingLink: 'https://www.instagram.com/',
    mailLink: 'mailto:hello@example.com',
    videoPlatformLink: 'https://www.youtube.com/',
    merchandiseOrderLink: 'https://example.com/pre-order',
    underConstruction: false,
  };
}
