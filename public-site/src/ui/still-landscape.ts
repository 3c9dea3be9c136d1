import { latePart } from './lazy-part';

/** The landscape of a first screen: it comes in the HTML, its code only when the browser has to draw it itself. */
export const StillLandscape = latePart(
  'src/art/hero/HeroLandscape.tsx',
  async () => (await import('../art/hero/HeroLandscape')).HeroLandscape,
  true,
);
