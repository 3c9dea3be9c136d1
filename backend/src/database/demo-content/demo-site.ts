import { builtInHeroSection } from '@festival/contracts';
import type { HeroTexts, SiteFacts } from '../../settings/site-facts.js';

export function demoHero(year: number): HeroTexts {
  const { title_text: title, event_text_line1: eventLine1, event_text_line2: eventLine2 } = builtInHeroSection(year);
  return { title, eventLine1, eventLine2, isActive: true };
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
