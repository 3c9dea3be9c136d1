import { latePart } from '../../ui/lazy-part';

export const LateStories = latePart('src/features/about/Stories.tsx', async () => (await import('./Stories')).Stories);

export const StillAboutBanner = latePart(
  'src/art/about/AboutBanner.tsx',
  async () => (await import('../../art/about/AboutBanner')).AboutBanner,
  true,
);
