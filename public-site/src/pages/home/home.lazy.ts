import { lazyPart } from '../../ui/lazy-part';

export const LazyOffers = lazyPart('src/pages/home/Offers.tsx', async () => (await import('./Offers')).Offers);
