import type { HeroSection } from '../../api/content/sections.js';

/** The first page's words before an editor changes them: the event of 27 September. */
export function builtInHeroSection(year: number | string): HeroSection {
  return {
    // The festival's own name, the same in both languages.
    title_text: 'The Legacy of the Five Realms',
    title_text_indonesian: null,
    event_text_line1: 'U-Care: A Flame for Everyone',
    event_text_line1_indonesian: 'U-Care: Satu Nyala untuk Semua',
    event_text_line2: `27 September ${year}`,
    event_text_line2_indonesian: null,
    is_active: true,
  };
}
