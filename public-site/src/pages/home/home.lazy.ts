import { latePart } from '../../ui/lazy-part';

export const LateOffers = latePart('src/pages/home/Offers.tsx', async () => (await import('./Offers')).Offers);
