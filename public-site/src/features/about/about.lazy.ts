import { lazyPart } from '../../ui/lazy-part';

export const LazyStories = lazyPart('src/features/about/Stories.tsx', async () => (await import('./Stories')).Stories);

export const StillAboutBanner = lazyPart(
  'src/art/about/AboutBanner.tsx',
  async () => (await import('../../art/about/AboutBanner')).AboutBanner,
  true,
);
