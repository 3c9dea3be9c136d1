import { lazyPart } from '../../ui/lazy-part';

export const LazyGallery = lazyPart(
  'src/features/event-page/Gallery.tsx',
  async () => (await import('./Gallery')).Gallery,
);

export const LazyPartners = lazyPart(
  'src/features/event-page/Partners.tsx',
  async () => (await import('./Partners')).Partners,
);
