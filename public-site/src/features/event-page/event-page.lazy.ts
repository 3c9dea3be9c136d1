import { latePart } from '../../ui/lazy-part';

export const LateGallery = latePart(
  'src/features/event-page/Gallery.tsx',
  async () => (await import('./Gallery')).Gallery,
);

export const LatePartners = latePart(
  'src/features/event-page/Partners.tsx',
  async () => (await import('./Partners')).Partners,
);
