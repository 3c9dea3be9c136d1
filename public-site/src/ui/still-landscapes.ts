import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part';

/** The landscape of a first screen: its code is loaded only when the browser has to render it itself. */
const stillLandscape = (name: string, load: () => Promise<ComponentType>) =>
  lazyPart(`src/art/hero/${name}.tsx`, load, true);

export const HeroLandscape = stillLandscape(
  'HeroLandscape',
  async () => (await import('../art/hero/HeroLandscape')).HeroLandscape,
);
export const ConcertLandscape = stillLandscape(
  'ConcertLandscape',
  async () => (await import('../art/hero/ConcertLandscape')).ConcertLandscape,
);
export const GateLandscape = stillLandscape(
  'GateLandscape',
  async () => (await import('../art/hero/GateLandscape')).GateLandscape,
);
export const RealmsLandscape = stillLandscape(
  'RealmsLandscape',
  async () => (await import('../art/hero/RealmsLandscape')).RealmsLandscape,
);
