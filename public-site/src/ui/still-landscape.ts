import { lazyPart } from './lazy-part';

/** The landscape of a first screen: its code is loaded only when the browser has to render it itself. */
export const StillLandscape = lazyPart(
  'src/art/hero/HeroLandscape.tsx',
  async () => (await import('../art/hero/HeroLandscape')).HeroLandscape,
  true,
);
