import { latePart } from '../../ui/lazy-part';

export const StillMerchandiseBanner = latePart(
  'src/art/promo/MerchandiseBanner.tsx',
  async () => (await import('../../art/promo/MerchandiseBanner')).MerchandiseBanner,
  true,
);
