import { lazyPart } from '../../ui/lazy-part';

export const StillMerchandiseBanner = lazyPart(
  'src/art/promo/MerchandiseBanner.tsx',
  async () => (await import('../../art/promo/MerchandiseBanner')).MerchandiseBanner,
  true,
);
