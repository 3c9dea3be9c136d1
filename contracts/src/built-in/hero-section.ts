import type { HeroSection } from '../api/sections.js';

/** The first page's words before an editor changes them: the event of 27 September (public-site specification, section 2). */
export function builtInHeroSection(year: number | string): HeroSection {
  return {
    title_text: 'The Legacy of the Five Realms',
    event_text_line1: 'U-Care: A Flame for Everyone',
    event_text_line2: `27 September ${year}`,
    is_active: true,
  };
}
