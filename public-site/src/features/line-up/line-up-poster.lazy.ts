import { lazyPart } from '../../ui/lazy-part';

/** Names and links: works without its code. */
export const StillLineUpPoster = lazyPart(
  'src/features/line-up/LineUpPoster.tsx',
  async () => (await import('./LineUpPoster')).LineUpPoster,
  true,
);
