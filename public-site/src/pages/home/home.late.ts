import { latePart } from '../../ui/late-part';

export const LateOffers = latePart('src/pages/home/Offers.tsx', async () => (await import('./Offers')).Offers);
